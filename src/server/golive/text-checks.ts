import { and, eq, isNull } from 'drizzle-orm';
import type { Facts, PageText } from '#catalogue/catalogue.ts';
import { findingText } from '#catalogue/findings.ts';
import { TEXT_IDS } from '#catalogue/page-texts.ts';
import { LANGS } from '#routes.ts';
import { legalValues } from '#rules/company-texts.ts';
import { factValues } from '#rules/fact-texts.ts';
import { shownLines } from '#rules/page-lines.ts';
import { shownProblem } from '#rules/text-problems.ts';
import { readCurrentEntry } from '../catalogue/current-entries.ts';
import { findForbiddenWords } from '../catalogue/draft-words.ts';
import { catalogueEntries } from '../catalogue/schema.ts';
import { findTextProblems } from '../catalogue/text-findings.ts';
import { isOnLoopback } from '../env/values.ts';
import { type CheckedShop, INVENTED, resultOf } from './check.ts';

/** Facts of the newest version; undefined without one. */
export const readFacts = async (db: CheckedShop['db']) =>
  (await readCurrentEntry(db, 'facts', 'facts'))?.content as Facts | undefined;

/** Fault of a text, for the command. */
interface TextFault {
  readonly id: string;
  readonly said: string;
}

/** Finds what the pages show beside what is stored: the company's facts may be missing or no words for a reader. */
function faultsOfPages(
  texts: readonly { readonly id: string; readonly content: unknown }[],
  facts: Facts,
  settings: CheckedShop['settings'],
): TextFault[] {
  return LANGS.flatMap((lang) => {
    const source = { ...settings, mode: settings.shopMode };
    const values = { ...factValues(facts, lang), ...legalValues(source, lang) };
    return texts.flatMap(({ id, content }) => {
      const shown = shownLines(content as PageText, lang, values);
      const found = shownProblem(shown, facts.vatPercent);
      return found === undefined ? [] : { id, said: `${id} shows "${found}" in ${lang}.` };
    });
  });
}

/** Fields that say who has checked a text, and when. */
const UNREAD: ReadonlySet<unknown> = new Set(['checkedBy', 'checkedOn']);

/** The six legal texts: there, checked by somebody, and without gaps, also as the pages show them. */
export async function texts({ db, settings }: CheckedShop) {
  const { kind, replacedIn } = catalogueEntries;
  const isText = and(eq(kind, 'texts'), isNull(replacedIn));
  const entries = await db.select().from(catalogueEntries).where(isText);
  const facts = await readFacts(db);
  const missing = TEXT_IDS.filter((text) => !entries.some(({ id }) => id === text));
  const found = [
    ...findTextProblems(entries, settings.company),
    ...entries.flatMap(findForbiddenWords),
  ];
  const faults = [
    ...missing.map((id) => ({ id, said: `${id} is missing.` })),
    ...found.map(({ id, path, code, values }) => {
      return { id, said: `${[id, ...path].join('.')}: ${findingText(code, values)}` };
    }),
    ...(facts ? faultsOfPages(entries, facts, settings) : []),
  ];
  const unread = new Set(found.flatMap(({ id, path: [field] }) => (UNREAD.has(field) ? id : [])));
  if (
    unread.size > 0 &&
    found.every(({ path: [field] }) => UNREAD.has(field)) &&
    faults.length === found.length
  ) {
    const [id = ''] = unread;
    return [
      resultOf('texts', `Nobody has checked ${[...unread].join(', ')}.`, {
        code: 'texts_unread',
        values: { count: unread.size },
        entry: { kind: 'texts', id, field: 'checkedBy' },
        mend: 'have the texts checked, and write by whom (back office, or checkedBy of the files).',
      }),
    ];
  }
  const [first] = faults;
  if (first) {
    const { id, said } = first;
    const more = faults.length > 1 ? ` And ${faults.length - 1} more.` : '';
    return [
      resultOf('texts', `${said}${more}`, {
        code: missing[0] ? 'text_missing' : 'text_faulty',
        values: { text: id, count: faults.length },
        ...(missing[0] ? {} : { entry: { kind: 'texts', id, field: '' } }),
        mend:
          entries.length === 0
            ? 'copy examples/live/texts into your folder, adapt them, have them checked, and import them.'
            : 'correct it in the back office under Texts and mails, and have it checked.',
      }),
    ];
  }
  const by = [...new Set(entries.map(({ content }) => (content as PageText).checkedBy ?? ''))];
  const reason = `Checked by ${by.join('; ')}.`;
  if (!by.some((name) => INVENTED.test(name))) return [resultOf('texts', reason)];
  return [
    resultOf('texts', reason, {
      code: 'texts_unchecked',
      state: isOnLoopback(settings) ? 'STAND-IN' : 'FAIL',
      mend: 'have the texts checked, and write by whom.',
    }),
  ];
}
