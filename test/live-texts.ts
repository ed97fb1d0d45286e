import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Catalogue } from '#catalogue/catalogue.ts';
import { seedCatalogue } from '#server/catalogue/seed.ts';
import { ROOT_DIR } from './running-shop.ts';

const FILE = path.join(ROOT_DIR, 'examples/live/texts/withdrawal.json');
const checked = { checkedBy: 'Rechtsanwältin Hansen, Hamburg', checkedOn: '2026-11-20' };

/** The seed's texts as a live shop may have them: checked by somebody, with the statute's withdrawal notice. */
export const LIVE_TEXTS = Object.fromEntries(
  Object.entries({
    ...seedCatalogue.texts,
    withdrawal: JSON.parse(readFileSync(FILE, 'utf8')),
  }).map(([id, text]) => [id, { ...text, ...checked }]),
) as Catalogue['texts'];
