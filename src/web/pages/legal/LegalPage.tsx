import { fill, type Params } from '#browser/fill.ts';
import type { LegalText } from '#catalogue/texts/legal/legal-text.ts';
import { href } from '#routes.ts';
import { legalValues } from '#rules/company-texts.ts';
import type { FactValues } from '#rules/fact-texts.ts';
import type { TextKey } from '#web/i18n/translate.ts';
import { Link } from '#web/runtime/Link.tsx';
import type { PageHead, PageProps } from '#web/runtime/page.ts';
import { useShop } from '#web/shop-context.ts';
import { unbroken } from './unbroken.ts';

/** Figures that the text names, by `{placeholder}`; absent for texts without. */
export type LegalData = Partial<FactValues>;

const PAGES = [
  { screen: 'imprint', label: 'footer.imprint' },
  { screen: 'terms', label: 'footer.terms' },
  { screen: 'privacy', label: 'footer.privacy' },
  { screen: 'withdrawal', label: 'footer.withdrawal' },
] as const satisfies readonly { screen: string; label: TextKey }[];

/** Puts the values in and lets no line end within what is read as one. */
function legalLine(text: string, values: Params): string {
  return unbroken(fill(text, values));
}

/** The one title too long for a phone may break where German breaks it, dictionary or not. */
function breakable(title: string): string {
  return title.replace('Geschäftsbedingungen', 'Geschäfts\u00adbedingungen');
}

function Part({ part, values }: { part: string | readonly string[]; values: Params }) {
  const { phone } = useShop().settings.company;
  // A row of its own that has nothing to say yet is left out; sentences keep their marked gap.
  const isKnown = (line: string) => phone !== '' || !line.includes('{companyPhone}');
  if (typeof part === 'string') return <p className="pb-3">{legalLine(part, values)}</p>;
  return (
    <ul className="pb-3">
      {part.filter(isKnown).map((line) => (
        <li key={line}>{legalLine(line, values)}</li>
      ))}
    </ul>
  );
}

/** Static legal pages; figures and company come from their one source (docs/specification.md#2-screens). */
export function Page({ texts, lang, data }: PageProps<LegalText, LegalData | undefined>) {
  const { t, settings } = useShop();
  const values = { ...legalValues(settings.company, lang), ...data };
  return (
    <div className="wrap pb-24">
      <div className="list-head">
        <h1 className="h2 [overflow-wrap:anywhere]">{breakable(texts.title)}</h1>
      </div>
      <div className="grid gap-x-[var(--gutter)] gap-y-8 border-t-[1.5px] border-ink pt-6 md:grid-cols-12">
        <nav aria-label={t('breadcrumb.label')} className="md:col-span-4">
          <ul className="md:sticky md:top-[calc(var(--header)+24px)]">
            {PAGES.map(({ screen, label }) => (
              <li key={screen}>
                <Link
                  className="inline-flex min-h-[44px] items-center text-soft aria-[current=page]:text-ink aria-[current=page]:underline"
                  href={href(screen, lang)}
                  aria-current={texts.screen === screen ? 'page' : undefined}
                >
                  {t(label)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className="max-w-[65ch] md:col-span-8">
          {texts.intro && <p className="lead pb-8">{legalLine(texts.intro, values)}</p>}
          {texts.sections.map(({ heading, body }) => (
            <section key={heading} className="pb-8">
              <h2 className="h3 pb-3">{heading}</h2>
              {body.map((part) => (
                <Part key={String(part)} part={part} values={values} />
              ))}
            </section>
          ))}
        </div>
      </div>
    </div>
  );
}

export function head({ texts }: PageProps<LegalText, LegalData | undefined>): PageHead {
  return { title: texts.title, description: texts.description };
}
