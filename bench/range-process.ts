/** Serves the pages of a generated range, in its own process. */
import { createServer } from 'node:http';
import { createPageServer } from '#server/pages/page-server.ts';
import { largeCatalogue } from '#test/large-catalogue.ts';
import { listenForked } from './forked-server.ts';

const [, , rootDir = '', products = ''] = process.argv;
const pages = createPageServer(rootDir, 'http://localhost', largeCatalogue(Number(products)));
listenForked(createServer(pages.serve));
