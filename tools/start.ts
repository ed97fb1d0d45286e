/**
 * `npm start`. Only prepares the imports of what follows, which must happen before any of them:
 * `start-shop.ts` is the start.
 */
import { easeDrizzleImports } from './drizzle-imports.ts';

easeDrizzleImports();
await import('./start-shop.ts');
