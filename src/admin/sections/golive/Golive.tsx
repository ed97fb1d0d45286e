import { Link } from 'react-aria-components';
import { placeOf, type SectionKey, useKit } from '#admin/kit/kit-context.ts';
import { Mark, type State } from '#admin/kit/Mark.tsx';
import { ListPart, Page } from '#admin/kit/Page.tsx';
import { useApi } from '#admin/kit/queries.ts';
import { adminGoliveReply } from '#contract/admin-golive.ts';
import { useTexts } from './texts.ts';

/** Sections that mend what a check says; everything else is a setting. */
const PLACES: Readonly<Record<string, SectionKey>> = {
  catalogue: 'publish',
  vat: 'collections',
  texts: 'collections',
  backup: 'backup',
};
const MARKS = {
  ok: { mark: 'full', tone: 'ok' },
  WARN: { mark: 'ring', tone: 'warn' },
  'STAND-IN': { mark: 'half', tone: 'warn' },
  FAIL: { mark: 'alert', tone: 'hot' },
} as const satisfies Record<string, Omit<State, 'text'>>;

/** Everything that `npm run golive` checks. */
export function Section() {
  const texts = useTexts();
  const { lang, texts: kit } = useKit();
  const loading = useApi('GET /api/admin/golive', {}, adminGoliveReply);
  return (
    <Page title={kit.nav.golive} note={texts.text}>
      <ListPart name={kit.nav.golive} loading={loading}>
        {({ code, checks }) => (
          <section className="block">
            <p>{texts.results[code]}</p>
            <ul className="plain-rows">
              {checks.map(({ check, state, reason, mend }) => {
                const place = mend === '' ? undefined : PLACES[check];
                return (
                  <li key={`${check} ${reason}`}>
                    <div lang="en">
                      <b>{check}</b> {reason}
                      {mend !== '' && <p className="soft">{mend}</p>}
                    </div>
                    {place && (
                      <Link className="link" href={placeOf(place, lang)}>
                        {texts.mend}
                      </Link>
                    )}
                    <Mark state={{ ...MARKS[state], text: texts.states[state] }} />
                  </li>
                );
              })}
            </ul>
          </section>
        )}
      </ListPart>
    </Page>
  );
}
