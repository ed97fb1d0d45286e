import type { Catalogue } from '#catalogue/catalogue.ts';
import type { Finding } from '#contract/admin-catalogue.ts';
import { isDemo } from '#rules/claims.ts';
import { firmProblems } from '#rules/firm-problems.ts';
import { firmIn } from '../firm.ts';
import type { Entry } from './entries.ts';
import type { ServedCatalogue } from './served-catalogue.ts';

/** Finds what a live shop's firm lacks once it is drafted, and where drafted facts contradict it. */
export function findFirmProblems(
  { mode, settings }: Pick<ServedCatalogue, 'mode' | 'settings'>,
  catalogue: Pick<Catalogue, 'firm' | 'facts'>,
  drafts: readonly Pick<Entry, 'kind'>[],
): Finding[] {
  const has = (wanted: Entry['kind']) => drafts.some(({ kind }) => kind === wanted);
  if (isDemo(mode) || !(has('firm') || has('facts'))) return [];
  const found = [...firmProblems(firmIn(catalogue, settings), catalogue.facts.vatPercent)];
  if (has('firm')) return found.map((each) => ({ kind: 'firm', id: 'firm', ...each }));
  return found
    .filter(({ code }) => code === 'vat_of_small_business')
    .map((each) => ({ kind: 'facts', id: 'facts', ...each, path: ['vatPercent'] }));
}
