import { ADMIN_BUNDLE } from '#server/rendering/build-files.ts';

/** Entries in order: early taps, then the shop. */
export const ENTRIES = ['src/web/entry-early.ts', 'src/web/entry-client.tsx'] as const;

/** Work after load, which the second entry imports. */
export const BACKGROUND = 'src/web/after-load.ts';

/** Entry of the back office, which is bundled apart, and Vite's manifest of it below `dist`. */
export const ADMIN_ENTRY = 'src/admin/entry.ts';
export const ADMIN_MANIFEST = `${ADMIN_BUNDLE}/vite-manifest.json`;

/**
 * Chunks that several pages share, highest priority first: names of folders, which end with a slash, and of
 * modules. Code that they import and no earlier chunk has comes along. The rest is left to the bundler. Larger
 * chunks were measured and cost other pages more.
 */
export const SHARED_CHUNKS: Readonly<Record<string, readonly string[]>> = {
  // Nearly every page shows a product's picture, name and price. What a step from a list to a product would
  // otherwise load is here as well.
  cells: [
    'src/rules/filter-param.ts',
    'src/web/runtime/focus-heading.ts',
    'src/web/runtime/use-query.ts',
    'src/web/structured-data.ts',
    'src/web/ui/Accordion.tsx',
    'src/web/ui/AddButton.tsx',
    'src/web/ui/Breadcrumb.tsx',
    'src/web/ui/HeartButton.tsx',
    'src/web/ui/MoreIcon.tsx',
    'src/web/ui/Picture.tsx',
    'src/web/ui/Price.tsx',
    'src/web/ui/ShareButton.tsx',
    'src/web/ui/Stars.tsx',
    'src/web/ui/unit-price-text.ts',
  ],
  list: ['src/web/search/Browse.tsx', 'src/web/ui/ListHead.tsx', 'src/web/ui/ProductCell.tsx'],
  // Pages of blocks, and those of a first screen with a large picture.
  blocks: [
    'src/web/pages/page/block-page.tsx',
    'src/web/pages/page/blocks/BlockLink.tsx',
    'src/web/pages/page/picture-sizes.ts',
  ],
  hero: ['src/web/pages/page/blocks/Hero.tsx', 'src/web/pages/page/blocks/Sale.tsx'],
  // What pages of every product have; parts of their code are chunks of their own.
  product: [
    'src/web/pages/product/ProductPage.tsx',
    'src/web/pages/product/blocks/Benefits.tsx',
    'src/web/pages/product/blocks/DeliveryTimeline.tsx',
    'src/web/pages/product/blocks/ProductDetails.tsx',
    'src/web/pages/product/blocks/RelatedPlaceholder.tsx',
    'src/web/pages/product/blocks/common-blocks.tsx',
    'src/web/pages/product/detail.css',
    'src/web/pages/product/gallery.ts',
    'src/web/pages/product/swatch.tsx',
    'src/web/pages/product/use-column.ts',
    'src/web/pages/product/use-missing.ts',
    'src/web/pages/product/use-stays-near.ts',
    'src/web/recent/Recent.tsx',
    'src/web/ui/Gallery.tsx',
    'src/web/ui/StickyBar.tsx',
    'src/web/ui/preload-picture.ts',
  ],
  // The delivery calendar, loaded when the page is idle.
  days: ['src/rules/delivery.ts'],
  // Every page's requests after load.
  asking: [
    'src/api-path.ts',
    'src/browser/account/session.ts',
    'src/web/cart/follow-attempt.ts',
    'src/web/runtime/data-path.ts',
    'src/web/runtime/fetch-data.ts',
    'src/web/sold-out/follow-sold-out.ts',
    'src/web/visits/visit-id.ts',
  ],
  // All that a step needs beside its page.
  pages: ['src/web/pages.ts', 'src/web/runtime/steps/go.ts', 'src/web/runtime/page-entry.ts'],
};
