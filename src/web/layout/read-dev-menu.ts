import { dataPath } from '../runtime/data-path.ts';
import { fetchData } from '../runtime/fetch-data.ts';
import type { PrintedData } from '../settings.ts';
import { setShopFacts } from '../shop-facts.ts';
import { setMenu } from './menu.ts';

/** Reads facts and menu where no document has them: in the dev server's shell. */
export async function readDevMenu(): Promise<void> {
  const common = dataPath({ name: 'common', lang: 'de', id: '' });
  const { facts, menu } = await fetchData<Pick<PrintedData, 'facts' | 'menu'>>(common);
  setShopFacts(facts);
  setMenu(menu);
}
