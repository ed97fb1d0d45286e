import { href } from '../../../routes.ts';
import { Link } from '../../runtime/Link.tsx';
import type { PageHead, PageProps } from '../../runtime/page.ts';
import { Sections } from '../../search/Browse.tsx';

export interface MissingCopy {
  readonly title: string;
  /** The heading's language, where it is not the page's (docs/specification.md#211-missing-pages). */
  readonly titleLang?: string;
  readonly description: string;
  readonly text: string;
  readonly home: string;
  readonly browse: string;
  readonly sections: string;
}

/** The 404 page and /not-found: what happened, and the ways on. */
export function Page({ copy, lang }: PageProps<MissingCopy>) {
  return (
    <div className="wrap section">
      <p className="note num" aria-hidden="true">
        404
      </p>
      <h1 className="title leading-none pt-3" lang={copy.titleLang}>
        {copy.title}
      </h1>
      <p className="lead max-w-[34em] pt-6">{copy.text}</p>
      <div className="flex flex-wrap gap-2 pt-8">
        <Link className="btn solid" href={href('home', lang)}>
          {copy.home}
        </Link>
        <Link className="btn" href={href('produkte', lang)}>
          {copy.browse}
        </Link>
      </div>
      <nav className="pt-16" aria-label={copy.sections}>
        <Sections intro={copy.sections} />
      </nav>
    </div>
  );
}

export function head({ copy }: PageProps<MissingCopy>): PageHead {
  return { title: copy.title, description: copy.description };
}
