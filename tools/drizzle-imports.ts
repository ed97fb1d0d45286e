/**
 * Remembers where Drizzle's modules are; loaded before a program by `--import`. Drizzle's package.json has 179 KB of
 * exports, and Node 24 parses them again for each import of the package and for the format of each of its hundred
 * files: half of the time of a start, and 100 MB. Inside that package `.js` is always a module.
 */
import { type ResolveFnOutput, registerHooks } from 'node:module';

const known = new Map<string, ResolveFnOutput>();

registerHooks({
  resolve(specifier, context, next) {
    const { parentURL, conditions } = context;
    if (!conditions.includes('import')) return next(specifier, context);
    if (specifier.startsWith('.') && parentURL?.includes('/node_modules/drizzle-orm/'))
      return { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true };
    if (!/^drizzle-orm(\/|$)/.test(specifier)) return next(specifier, context);
    const found = known.get(specifier) ?? { ...next(specifier, context), shortCircuit: true };
    known.set(specifier, found);
    return found;
  },
});
