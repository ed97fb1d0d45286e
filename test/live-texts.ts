import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Catalogue, Facts, PageText } from '#catalogue/catalogue.ts';
import { TEXT_IDS } from '#catalogue/page-texts.ts';
import { EXAMPLE } from './live-example.ts';

const checked = { checkedBy: 'Rechtsanwältin Hansen, Hamburg', checkedOn: '2026-11-20' };
const readText = (id: string): PageText =>
  JSON.parse(readFileSync(path.join(EXAMPLE, 'texts', `${id}.json`), 'utf8'));

/** The texts of the live example, checked by somebody real. */
export const LIVE_TEXTS = Object.fromEntries(
  TEXT_IDS.map((id) => [id, { ...readText(id), ...checked }]),
) as Catalogue['texts'];

export const exampleFacts: Facts = JSON.parse(
  readFileSync(path.join(EXAMPLE, 'facts.json'), 'utf8'),
);
