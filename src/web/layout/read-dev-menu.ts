import { readAllCards } from '../cards/read-cards.ts';
import { setBagsMenu } from './bags-menu.ts';

/** Reads the bags of the menus where no document has them: in the dev server's shell. */
export async function readDevMenu(): Promise<void> {
  const [german, english] = await Promise.all([readAllCards('de'), readAllCards('en')]);
  setBagsMenu(
    german.products.flatMap(({ kind, id, href, name, cover }) => {
      const translated = english.find(id)?.name ?? name;
      return kind === 'bag' ? [{ path: href, name: { de: name, en: translated }, cover }] : [];
    }),
  );
}
