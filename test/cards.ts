import { vi } from 'vitest';
import type { Catalogue } from '#catalogue/catalogue.ts';
import { LANGS, type Lang } from '#routes.ts';
import { cardTarget } from '#web/cards/card-path.ts';
import { cardFileCount, makeCardFile } from '#web/cards/make-card-file.ts';
import { type AllCards, joinFiles } from '#web/cards/read-cards.ts';
import { dataPath } from '#web/runtime/data-path.ts';

const filesOf = (catalogue: Catalogue, lang: Lang) =>
  Array.from({ length: cardFileCount(catalogue) }, (_, file) => String(file)).flatMap(
    (file) => makeCardFile(catalogue, lang, file) ?? [],
  );

/** Every card of a catalogue, as browsers have them. */
export function cardsOf(catalogue: Catalogue, lang: Lang): AllCards {
  return joinFiles(filesOf(catalogue, lang));
}

/** Serves the cards of a small catalogue to `fetch`, for a document of the dev server. */
export function serveCards(catalogue: Catalogue): void {
  vi.stubGlobal('document', { getElementById: () => null });
  vi.stubGlobal('fetch', async (path: string) => {
    const lang = LANGS.find((one) => dataPath(cardTarget(one, 0)) === path);
    const [file] = lang ? filesOf(catalogue, lang) : [];
    return new Response(JSON.stringify(file), { status: file ? 200 : 404 });
  });
}
