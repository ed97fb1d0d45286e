import type { ReactNode } from 'react';
import type { TextId } from '#catalogue/page-texts.ts';
import { href } from '#routes.ts';
import { legalValues } from '#rules/company-texts.ts';
import { fill } from '#rules/fill.ts';
import { filledSections } from '#rules/page-lines.ts';
import type { TextKey } from '#web/i18n/translate.ts';
import { Link } from '#web/runtime/Link.tsx';
import type { HeadProps, PageHead, PageProps } from '#web/runtime/page.ts';
import { useShop } from '#web/shop-context.ts';
import type { LegalData } from './data.ts';
import { promisedData } from './promised-data.ts';
import { unbroken } from './unbroken.ts';

const PAGES = [
  { screen: 'imprint', label: 'footer.imprint' },
  { screen: 'terms', label: 'footer.terms' },
  { screen: 'privacy', label: 'footer.privacy' },
  { screen: 'withdrawal', label: 'footer.withdrawal' },
] as const satisfies readonly { screen: string; label: TextKey }[];

const ADDRESS = /(https?:\/\/[^\s()]*[^\s().,;])/;

/** Lets no line end within what is read as one, and makes addresses links. */
function legalLine(text: string): ReactNode {
  const [before = '', ...parts] = text.split(ADDRESS);
  if (parts.length === 0) return unbroken(before);
  return [before, ...parts].map((part, at) =>
    at % 2 === 0 ? (
      unbroken(part)
    ) : (
      <a key={part} className="link [overflow-wrap:anywhere]" href={part}>
        {part}
      </a>
    ),
  );
}

/** The one title too long for a phone may break where German breaks it, dictionary or not. */
function breakable(title: string): string {
  return title.replace('Geschäftsbedingungen', 'Geschäfts\u00adbedingungen');
}

function Part({ part }: { part: string | readonly string[] }) {
  if (typeof part === 'string') return <p className="pb-3">{legalLine(part)}</p>;
  return (
    <ul className="pb-3">
      {part.map((line) => (
        <li key={line}>{legalLine(line)}</li>
      ))}
    </ul>
  );
}

/** Static legal pages; figures and company come from their one source (docs/specification.md#2-screens). */
export function Page({ lang, data }: PageProps<undefined, LegalData>) {
  const { t, settings } = useShop();
  if (!data) return null;
  const { id, name, contents, intro } = data;
  const values = { ...legalValues(settings, lang), ...data.values };
  // A demo's row of its own has no invented number; its sentences do.
  const isKnown = (line: string) =>
    settings.company.phone !== '' || !line.includes('{companyPhone}');
  const stored = data.sections.map(({ heading, body }) => ({
    heading,
    body: body.map((part) => (typeof part === 'string' ? part : part.filter(isKnown))),
  }));
  const sections = filledSections(stored, values);
  const live = settings.live?.[lang];
  const pages: readonly { readonly screen: TextId; readonly label: string }[] = [
    ...PAGES.map(({ screen, label }) => ({ screen, label: t(label) })),
    ...(live
      ? (['shipping', 'accessibility'] as const).map((screen) => ({ screen, label: live[screen] }))
      : []),
  ];
  return (
    <div className="wrap pb-24">
      <div className="list-head">
        <h1 className="h2 [overflow-wrap:anywhere]">{breakable(name)}</h1>
      </div>
      <div className="grid gap-x-[var(--gutter)] gap-y-8 border-t-[1.5px] border-ink pt-6 md:grid-cols-12">
        <div className="grid gap-y-6 md:sticky md:top-[calc(var(--header)+24px)] md:col-span-4 md:max-h-[calc(100vh-var(--header)-48px)] md:self-start md:overflow-y-auto">
          <nav aria-label={t('breadcrumb.label')}>
            <ul className="flex flex-wrap gap-x-6 md:block">
              {pages.map(({ screen, label }) => (
                <li key={screen}>
                  <Link
                    className="inline-flex min-h-[44px] items-center text-soft aria-[current=page]:text-ink aria-[current=page]:underline"
                    href={href(screen, lang)}
                    aria-current={id === screen ? 'page' : undefined}
                  >
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          <nav aria-label={contents}>
            <h2 className="name pb-1">{contents}</h2>
            <ul>
              {sections.map(({ heading }, at) => (
                <li key={heading}>
                  <a className="inline-block py-1 text-soft hover:underline" href={`#s${at + 1}`}>
                    {heading}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        </div>
        <div className="max-w-[65ch] md:col-span-8">
          {intro && <p className="lead pb-8">{legalLine(fill(intro, values))}</p>}
          {sections.map(({ heading, body }, at) => (
            <section key={heading} id={`s${at + 1}`} className="pb-8">
              <h2 className="h3 pb-3">{heading}</h2>
              {body.map((part) => (
                <Part key={String(part)} part={part} />
              ))}
            </section>
          ))}
        </div>
      </div>
    </div>
  );
}

export function head({ data, settings }: HeadProps<undefined, LegalData>): PageHead {
  const structured =
    import.meta.env.SSR && data?.promises ? [promisedData(settings, data.promises)] : [];
  return { title: data?.name ?? '', description: data?.description ?? '', structured };
}
