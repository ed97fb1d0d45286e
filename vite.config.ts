import path from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** Start of the name of the page table's chunk (`src/web/pages.ts`). */
const PAGE_TABLE_CHUNK = 'assets/pages-';

/** JSX of the bundle (`src/web/runtime/jsx-runtime.ts`); the dev server has React's own. */
const JSX = 'elvare';

/** Vite's helper around every `import()` calls the module by this. */
const CALL = 'return baseModule()';

/** Lets every `import()` of the bundle try again after a failure (`src/web/runtime/import-again.ts`). */
function retryImports(): Plugin {
  return {
    name: 'retry-imports',
    apply: 'build',
    transform(code, id) {
      if (!id.endsWith('vite/preload-helper.js')) return null;
      if (!code.includes(CALL)) throw new Error(`Vite's helper no longer has ${CALL}`);
      const file = path.join(import.meta.dirname, 'src/web/runtime/import-again.ts');
      return `import { importAgain } from ${JSON.stringify(file)};${code.replace(CALL, 'return importAgain(baseModule)')}`;
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
  build: {
    target: 'es2022',
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
