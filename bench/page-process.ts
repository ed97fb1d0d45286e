/** Serves only the shop's pages, in its own process. Run as a program, this file is that process. */
import { createServer } from 'node:http';
import { seedCatalogue } from '#catalogue/seed/seed-catalogue.ts';
import { createPageServer } from '#server/pages/page-server.ts';
import { type ForkedServer, forkServer, listenForked } from './forked-server.ts';

/** Serves the build in `rootDir/dist`. */
export function startPageProcess(rootDir: string): Promise<ForkedServer> {
  return forkServer(import.meta.filename, { args: [rootDir] });
}

if (process.argv[1] === import.meta.filename) {
  const pages = createPageServer(process.argv[2] ?? '', 'http://localhost', seedCatalogue);
  listenForked(createServer(pages.serve));
}
