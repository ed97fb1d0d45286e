import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { fallbackPicture } from '../catalogue/pictures.ts';
import { orderItemPicture } from './order-item-picture.ts';
import { MARKABLE } from './sold-out.ts';

it.each([
  ['pouch-duo', 'Duo: Rosa, Lila', '/images/pouch/rosa-quarter'],
  ['pouch-duo', 'Duo: Pink, Lilac', '/images/pouch/rosa-quarter'],
  ['baseball-cap-monogram-lila', 'Lila', '/images/baseball-cap-monogram/lila-quarter'],
  ['kiez-low-rosa-42', 'Größe 42', '/images/kiez-low-rosa/quarter'],
  ['gift-card_holder-schwarz', '', '/images/kartenetui/schwarz-quarter'],
  ['gift-raffle_ticket', '', undefined],
  ['pouch-duo', 'Duo', undefined],
  ['gone-long-ago', 'Blau', undefined],
])('%s, %s is shown by %s', (id, variant, picture) => {
  expect(orderItemPicture({ id, variant })).toBe(picture);
});

it('names a file that exists for everything that is sold by its id alone', () => {
  const ids = MARKABLE.flatMap(({ groups }) => groups.flatMap(({ marks }) => marks));
  const pictures = ids.flatMap((id) => orderItemPicture({ id, variant: '' }) ?? []);
  expect(pictures.length).toBeGreaterThan(200);
  for (const picture of new Set(pictures)) {
    const file = path.join(import.meta.dirname, '../../public', fallbackPicture(picture));
    expect(existsSync(file), file).toBe(true);
  }
});
