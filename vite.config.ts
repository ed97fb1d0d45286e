import path from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { BUILD_TARGET } from './src/browser/oldest-browsers.ts';

/** Start of the name of the page table's chunk (`src/web/pages.ts`). */
const PAGE_TABLE_CHUNK = 'assets/pages-';

/** JSX of the bundle (`src/web/runtime/jsx-runtime.ts`); the dev server has React's own. */
const JSX = 'elvare';

/**
 * Changes to Vite's helper around every `import()`: it tries again after a failure (`src/web/runtime/import-again.ts`),
 * and leaves out what no page here needs, nonces, addresses of another base and
 * a copy of `Promise.allSettled`.
 */
const HELPER_CHANGES: readonly (readonly [RegExp, string])[] = [
  [/return baseModule\(\)/, 'return importAgain(baseModule)'],
  [/const cspNonceMeta = [^;]+;\s*const cspNonce = [^;]+;/, ''],
  [/if \(cspNonce\) [^;]+;/, ''],
  [/if \(import\.meta\.resolve\) [^;]+;/, ''],
  [/promise = allSettled\(/, 'promise = Promise.allSettled('],
];

/** Lets every `import()` of the bundle try again after a failure. */
function retryImports(): Plugin {
  return {
    name: 'retry-imports',
    apply: 'build',
    transform(code, id) {
      if (!id.endsWith('vite/preload-helper.js')) return null;
      const file = path.join(import.meta.dirname, 'src/web/runtime/import-again.ts');
      return HELPER_CHANGES.reduce(
        (changed, [part, instead]) => {
          if (!part.test(changed)) throw new Error(`Vite's helper no longer has ${part}`);
          return changed.replace(part, instead);
        },
        `import { importAgain } from ${JSON.stringify(file)};${code}`,
      );
    },
  };
}

/**
 * The storefront's bundle. `tools/build.ts` runs it twice, for the browser and for prerendering;
 * `npm run dev` serves it with hot reload and hands `/api` to the shop's server.
 */
export default defineConfig(({ command }) => ({
  plugins: [
    react(command === 'build' ? { jsxImportSource: JSX } : {}),
    tailwindcss(),
    retryImports(),
  ],
  resolve: {
    alias: {
      [`${JSX}/jsx-runtime`]: path.join(import.meta.dirname, 'src/web/runtime/jsx-runtime.ts'),
      // For a key after spread properties.
      [JSX]: 'react',
    },
  },
  // Texts are read as one object; an export for each key would travel as well.
  json: { namedExports: false },
  build: {
    target: [...BUILD_TARGET],
    cssTarget: [...BUILD_TARGET],
    // Pictures and fonts are served from public/, nothing is copied.
    copyPublicDir: false,
    assetsInlineLimit: 0,
    cssCodeSplit: true,
    modulePreload: {
      polyfill: false,
      // The page table names what each page needs, for navigation; a first visit carries no lists.
      resolveDependencies: (_, files, { hostId }) =>
        hostId.includes(PAGE_TABLE_CHUNK) ? files : files.filter((file) => file.endsWith('.css')),
    },
    reportCompressedSize: false,
  },
}));
