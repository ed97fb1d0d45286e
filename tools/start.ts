/**
 * `npm start`. Installs the hook for Drizzle's imports, which must happen before any other import, and then
 * runs `start-shop.ts`.
 */
import { easeDrizzleImports } from './drizzle-imports.ts';

easeDrizzleImports();
await import('./start-shop.ts');
