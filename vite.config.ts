import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { searchIndex } from './tools/build/search-index.ts';

/**
 * Many small shared chunks cost more requests and compress worse than they save: what every page
 * needs is one file, what product pages and lists share another.
 */
const GROUPS = [
  { name: 'base', test: /src\/web\/entry-client\.tsx$/, priority: 2 },
  {
    name: 'shared',
    test: /src\/(web\/ui|rules|catalogue\/[^/]+\.ts$)/,
    minShareCount: 3,
    priority: 1,
  },
];

/**
 * The storefront's bundle. `tools/build.ts` runs it twice, for the browser and for prerendering;
 * `npm run dev` serves it with hot reload and hands `/api` to the shop's server.
 */
export default defineConfig({
  plugins: [react(), tailwindcss(), searchIndex()],
  resolve: {
    // React 19 has the hook itself; wouter's shim for older ones would only cost bytes.
    alias: { 'use-sync-external-store/shim/index.js': 'react' },
  },
  build: {
    target: 'es2022',
    // Pictures and fonts are served from public/, nothing is copied.
    copyPublicDir: false,
    assetsInlineLimit: 0,
    cssCodeSplit: true,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: { output: { codeSplitting: { groups: GROUPS } } },
  },
});
