import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Start of the name of the page table's chunk (`src/web/pages.ts`). */
const PAGE_TABLE_CHUNK = 'assets/pages-';

/**
 * The storefront's bundle. `tools/build.ts` runs it twice, for the browser and for prerendering;
 * `npm run dev` serves it with hot reload and hands `/api` to the shop's server.
 */
export default defineConfig({
  plugins: [react(), tailwindcss()],
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
});
