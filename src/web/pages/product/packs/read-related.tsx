import type { ReactNode } from 'react';
import type { Lang } from '#routes.ts';
import { readCards } from '#web/cards/read-cards.ts';
import { foundOf } from '#web/cards/use-cards.ts';
import { Related } from '../blocks/Related.tsx';

/** Reads related products by id and renders their row. */
export async function readRelated(
  ids: readonly string[],
  title: string,
  lang: Lang,
): Promise<ReactNode> {
  const { find } = await readCards(ids, lang);
  return <Related cards={foundOf(ids, find)} title={title} />;
}
