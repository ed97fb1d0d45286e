import { href } from '#routes.ts';
import { Link } from '#web/runtime/Link.tsx';
import type { HeadProps, PageHead, PageProps } from '#web/runtime/page.ts';
import { Sections } from '#web/search/Browse.tsx';
import { rangeHref } from '#web/shop-facts.ts';
import type de from './de.json';

/** A heading in the page's language has no `titleLang`. */
type MissingTexts = Omit<typeof de, 'titleLang'> & Partial<typeof de>;

/** Data of /not-found. */
export interface MissingData {
  /** Sentence of the collection that led here. */
  readonly text?: string;
}

/** The 404 page and /not-found: what happened, and the ways on. */
export function Page({ texts, lang, data }: PageProps<MissingTexts, MissingData | undefined>) {
  return (
    <div className="wrap section">
      <p className="note num" aria-hidden="true">
        404
      </p>
      <h1 className="page-title leading-none pt-3" lang={texts.titleLang}>
        {texts.title}
      </h1>
      <p className="lead max-w-[34em] pt-6">{data?.text ?? texts.text}</p>
      <div className="flex flex-wrap gap-2 pt-8">
        <Link className="btn solid" href={href('home', lang)}>
          {texts.home}
        </Link>
        <Link className="btn" href={rangeHref(lang)}>
          {texts.browse}
        </Link>
      </div>
      <nav className="pt-16" aria-label={texts.sections}>
        <Sections intro={texts.sections} />
      </nav>
    </div>
  );
}

export function head({ texts }: HeadProps<MissingTexts, MissingData | undefined>): PageHead {
  return { title: texts.title, description: texts.description };
}
