import { brotliCompressSync, constants } from 'node:zlib';
import { expect, test } from 'vitest';
import { LANGS, pageHref } from '#routes.ts';
import { listPath, listsOf } from '#rules/lists.ts';
import { loadProgram } from '#server/rendering/build-files.ts';
import { largeCatalogue } from '#test/large-catalogue.ts';
import { dist } from './first-visit.ts';
import { LIMITS_KB } from './limits.ts';

/** The same with pictures of its own for each product, which compress worse. */
function withOwnPictures(products: number) {
  const catalogue = largeCatalogue(products);
  return {
    ...catalogue,
    products: catalogue.products.map((product) => ({
      ...product,
      pictures: product.pictures.map(({ base, ...rest }) => ({
        ...rest,
        base: base.replace(/^\/images\/[^/]+/, `/images/${product.id}`),
      })),
    })),
  } as typeof catalogue;
}

test('a page of a list of 1,000 products: 15 KB of HTML with its styles and texts', async () => {
  const program = await loadProgram(dist);
  const catalogue = withOwnPictures(1000);
  const { render } = program.open(catalogue);
  const paths = listsOf(catalogue).flatMap((list) =>
    LANGS.flatMap((lang) => [1, 2].map((page) => pageHref(listPath(list, catalogue), lang, page))),
  );
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  for (const path of paths) {
    const { html } = await render(path);
    const { length } = brotliCompressSync(html, { params });
    expect(length, path).toBeLessThanOrEqual(LIMITS_KB.productHtml * 1000);
  }
});
