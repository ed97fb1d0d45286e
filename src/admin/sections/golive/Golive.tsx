import { Link } from 'react-aria-components';
import { Block } from '#admin/kit/Block.tsx';
import { counted } from '#admin/kit/counted.ts';
import { placeOf, sectionHref, useKit } from '#admin/kit/kit-context.ts';
import { Mark, type State } from '#admin/kit/Mark.tsx';
import { ListPart, Page } from '#admin/kit/Page.tsx';
import { useApi } from '#admin/kit/queries.ts';
import { entryHref } from '#admin/sections/range/entry-link.ts';
import type { TextId } from '#catalogue/page-texts.ts';
import {
  adminGoliveReply,
  type GoliveCheck,
  type GoliveCode,
  type GoliveResult,
} from '#contract/admin-golive.ts';
import { href, type Lang } from '#routes.ts';
import { fill } from '#rules/fill.ts';
import { Guide } from './Guide.tsx';
import { type GoliveTexts, useTexts } from './texts.ts';

const GROUPS = {
  law: ['company', 'invented', 'tax', 'notice', 'texts'],
  payment: ['key', 'account', 'methods', 'webhook', 'credit'],
  mail: ['mail', 'sender'],
  range: ['catalogue', 'goods', 'vat'],
  technology: ['address', 'database', 'factor', 'backup'],
} as const satisfies Record<string, readonly GoliveCheck[]>;
const MARKS = {
  ok: { mark: 'full', tone: 'ok' },
  WARN: { mark: 'ring', tone: 'warn' },
  'STAND-IN': { mark: 'half', tone: 'warn' },
  FAIL: { mark: 'alert', tone: 'hot' },
} as const satisfies Record<string, Omit<State, 'text'>>;

const STRIPE = 'https://dashboard.stripe.com';

/** Returns the address where a fault is mended; undefined if that is done on the server. */
function wayTo({ check, code, entry, fields }: GoliveResult, lang: Lang): string | undefined {
  if (code === undefined) return undefined;
  if (entry) return entryHref(lang, entry, entry.field);
  const settings = (place: string) => sectionHref(lang, `/settings/${place}`);
  const stripe = { account: '/settings/account', methods: '/settings/payment_methods' };
  const ways: Partial<Record<GoliveCheck | GoliveCode, string>> = {
    factor_missing: `${href('account', lang)}#sicherheit`,
    backup: placeOf('backup', lang),
    company: settings('company'),
    tax: settings('company'),
    weee_missing: settings('company#weee'),
    credit: settings('payment'),
    invented: fields.includes('adminEmail')
      ? href('account', lang)
      : settings(fields.includes('mailFrom') ? 'mails' : 'company'),
    catalogue: placeOf('publish', lang),
    text_missing: placeOf('import', lang),
    stripe_nameless: STRIPE + stripe.account,
    stripe_incomplete: STRIPE + stripe.account,
    stripe_no_payments: STRIPE + stripe.account,
    stripe_no_descriptor: STRIPE + stripe.account,
    methods: STRIPE + stripe.methods,
    webhook: `${STRIPE}/webhooks`,
  };
  return ways[code] ?? ways[check];
}

/** Returns the sentence of a fault. */
function sentenceOf(
  { code, values, fields }: GoliveResult,
  texts: GoliveTexts,
  lang: Lang,
): string | undefined {
  if (code === undefined) return undefined;
  const { text, languages } = values;
  return fill(texts.codes[code], {
    ...values,
    fields: fields.map((field) => texts.fields[field]).join(', '),
    names: values[lang],
    text: texts.texts[text as TextId],
    languages: String(languages)
      .split(', ')
      .map((each) => texts.languages[each as Lang])
      .join(', '),
  });
}

function Row({ result }: { readonly result: GoliveResult }) {
  const texts = useTexts();
  const { lang } = useKit();
  const { check, state } = result;
  const name = texts.checks[check];
  const way = wayTo(result, lang);
  const sentence = sentenceOf(result, texts, lang);
  return (
    <li>
      <div>
        {sentence ? <b>{name}</b> : name}
        {sentence && <p className="soft prose">{sentence}</p>}
      </div>
      {way && (
        <Link
          className="button"
          href={way}
          aria-label={fill(texts.fixNamed, { name })}
          {...(way.startsWith(STRIPE) && { target: '_blank', rel: 'noreferrer' })}
        >
          {texts.fix}
        </Link>
      )}
      <span className={sentence ? 'wide:w-40 max-wide:basis-full' : 'wide:w-40'}>
        <Mark state={{ ...MARKS[state], text: texts.states[state] }} />
      </span>
    </li>
  );
}

/** The way to the opening, and everything that `npm run golive` checks, in an owner's words and five groups. */
export function Section() {
  const texts = useTexts();
  const { lang, texts: kit } = useKit();
  const loading = useApi('GET /api/admin/golive', {}, adminGoliveReply);
  return (
    <Page title={kit.nav.golive} note={texts.text}>
      <ListPart name={kit.nav.golive} loading={loading}>
        {(golive) => {
          const { checks, opened, local } = golive;
          const say = texts.left[opened ? 'opened' : 'closed'];
          // On this machine a shop opens on stand-ins.
          const counts = local && !opened ? ['FAIL'] : ['FAIL', 'STAND-IN'];
          const left = checks.filter(({ state }) => counts.includes(state));
          const sum = left.length === 0 ? say.ready : counted(left.length, say.one, say.many, lang);
          return (
            <>
              {!opened && <Guide golive={golive} />}
              <p className={`px-(--pad) pb-4 ${opened ? '' : 'pt-4'}`}>
                <b>{sum}</b>
              </p>
              {Object.entries(GROUPS).map(([group, members]) => {
                const own = members.flatMap((member) =>
                  checks.filter(({ check }) => check === member),
                );
                const done = own.filter(({ state }) => state === 'ok').length;
                return (
                  <Block
                    key={group}
                    title={texts.groups[group as keyof typeof GROUPS]}
                    beside={
                      <span className="soft text-small">
                        {fill(texts.inOrder, { done, all: own.length })}
                      </span>
                    }
                  >
                    <ul className="plain-rows">
                      {own.map((result, at) => (
                        // biome-ignore lint/suspicious/noArrayIndexKey: the server's order, and no other key
                        <Row key={at} result={result} />
                      ))}
                    </ul>
                  </Block>
                );
              })}
            </>
          );
        }}
      </ListPart>
    </Page>
  );
}
