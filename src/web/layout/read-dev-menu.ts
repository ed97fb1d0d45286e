import { readAllCards } from '../cards/read-cards.ts';
import { dataPath } from '../runtime/data-path.ts';
import { fetchData } from '../runtime/fetch-data.ts';
import type { ShopFacts } from '../settings.ts';
import { setShopFacts } from '../shop-facts.ts';
import { setBagsMenu } from './bags-menu.ts';

/** Reads facts and the bags of the menus where no document has them: in the dev server's shell. */
export async function readDevMenu(): Promise<void> {
  const [german, english, facts] = await Promise.all([
    readAllCards('de'),
    readAllCards('en'),
    fetchData(dataPath({ name: 'facts', lang: 'de', id: '' })),
  ]);
  setShopFacts(facts as ShopFacts);
  setBagsMenu(
    german.products.flatMap(({ kind, id, href, name, cover }) => {
      const translated = english.find(id)?.name ?? name;
      return kind === 'bag' ? [{ path: href, name: { de: name, en: translated }, cover }] : [];
    }),
  );
}
