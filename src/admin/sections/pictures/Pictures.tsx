import { getRouteApi } from '@tanstack/react-router';
import { Fragment, type ReactNode, useState } from 'react';
import { Link } from 'react-aria-components';
import { placeOf, sectionHref, useKit, withParams } from '#admin/kit/kit-context.ts';
import { Empty, ListPart, Page, Pager } from '#admin/kit/Page.tsx';
import { type Loading, useApi } from '#admin/kit/queries.ts';
import { SearchBox, useDebounced } from '#admin/kit/SearchBox.tsx';
import { type AdminPicture, adminMediaReply, adminStudioReply } from '#contract/admin-media.ts';
import { useNames } from '../range/names.ts';
import { studioName } from '../range/studio-name.ts';
import { useTexts } from './texts.ts';
import { Uploads } from './Uploads.tsx';

const route = getRouteApi('/pictures');

/** Links to the products that show a picture. */
export function Uses({ uses }: { readonly uses: AdminPicture['used_by'] }) {
  const texts = useTexts();
  const { lang } = useKit();
  if (uses.length === 0) return <span className="faint">{texts.unused}</span>;
  return (
    <span className="faint">
      {uses.map(({ id, name }, index) => (
        <Fragment key={id}>
          {index > 0 && ', '}
          <Link className="link" href={`${placeOf('products', lang)}/${id}`}>
            {name?.[lang] || id}
          </Link>
        </Fragment>
      ))}
    </span>
  );
}

type Shown = Pick<AdminPicture, 'base' | 'used_by'> & Partial<AdminPicture>;

interface TilesProps {
  readonly isSearch: boolean;
  readonly pager: (next: string | null) => ReactNode;
  readonly loading: Loading<{ readonly pictures: readonly Shown[]; readonly next: string | null }>;
}

/** Squares with names below; an uploaded picture opens. */
function Tiles({ loading, isSearch, pager }: TilesProps) {
  const texts = useTexts();
  const { lang, texts: kit } = useKit();
  const { colours } = useNames();
  const { views } = texts.findings;
  const empty = isSearch ? { title: texts.nothing } : { title: texts.none, text: texts.noneText };
  return (
    <ListPart name={kit.nav.pictures} loading={loading}>
      {({ pictures, next }) => (
        <>
          {pictures.length === 0 && <Empty {...empty} />}
          <ul
            className="grid grid-cols-[repeat(auto-fill,minmax(min(9rem,42vw),1fr))] gap-x-4 gap-y-6 px-(--pad) pt-2 pb-6 text-small"
            aria-label={kit.nav.pictures}
          >
            {pictures.map(({ id, base, name = studioName(base, colours, views), alt, used_by }) => {
              const shown = (
                <>
                  <img
                    className="aspect-square h-auto w-full rounded bg-(--active) object-cover"
                    src={`${base}-320.avif`}
                    alt=""
                    width={160}
                    height={160}
                    loading="lazy"
                  />
                  <b className="cut">{name}</b>
                </>
              );
              return (
                <li key={base} className="grid min-w-0 content-start gap-0.5 wrap-anywhere">
                  {id ? (
                    <Link className="grid gap-2" href={sectionHref(lang, `/pictures/${id}`)}>
                      {shown}
                    </Link>
                  ) : (
                    shown
                  )}
                  {alt && !(alt.de && alt.en) && <span className="warn">{texts.noAlt}</span>}
                  <Uses uses={used_by} />
                </li>
              );
            })}
          </ul>
          {pager(next)}
        </>
      )}
    </ListPart>
  );
}

/** Library of pictures: the uploaded ones and those of the studio, with where each is shown. */
export function Section() {
  const texts = useTexts();
  const { lang, texts: kit } = useKit();
  const { view, after } = route.useSearch();
  const navigate = route.useNavigate();
  const here = sectionHref(lang, '/pictures');
  const [typed, setTyped] = useState('');
  const search = useDebounced(typed);
  const change = (next: string) => {
    setTyped(next);
    if (after !== undefined) void navigate({ search: { view }, replace: true });
  };
  const isStudio = view === 'studio';
  const sent = { body: { search, after } };
  const own = useApi('POST /api/admin/media/search', sent, adminMediaReply, { isAsked: !isStudio });
  // Pictures that came with the shop; they can't be changed.
  const studio = useApi('POST /api/admin/studio-pictures', sent, adminStudioReply, {
    isAsked: isStudio,
  });
  return (
    <Page
      title={kit.nav.pictures}
      {...(isStudio && { note: texts.studioNote })}
      views={(['own', 'studio'] as const).map((key) => ({
        href: withParams(here, { view: key === 'own' ? undefined : key }),
        label: texts.views[key],
        isCurrent: key === (view ?? 'own'),
      }))}
    >
      {!isStudio && <Uploads />}
      <div className="filters">
        <SearchBox label={texts.search} value={typed} onChange={change} />
      </div>
      <Tiles
        key={view}
        loading={isStudio ? studio : own}
        isSearch={search !== ''}
        pager={(next) => <Pager here={here} search={{ view, after }} cursor="after" next={next} />}
      />
    </Page>
  );
}
