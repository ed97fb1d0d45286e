/**
 * Entry of one worker of `npm start` with `WORKERS` above 1. Only prepares the imports, like `start.ts`, and
 * then runs `worker-process.ts`.
 */
import { easeDrizzleImports } from './drizzle-imports.ts';

easeDrizzleImports();
await import('./worker-process.ts');
