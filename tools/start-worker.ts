/**
 * One worker of `npm start` with `WORKERS` above 1. Only prepares the imports, as `start.ts` does:
 * `worker-process.ts` is the worker.
 */
import { easeDrizzleImports } from './drizzle-imports.ts';

easeDrizzleImports();
await import('./worker-process.ts');
