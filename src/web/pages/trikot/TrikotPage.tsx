import { JERSEY_CATEGORY_NAMES } from '../../../catalogue/category-names.ts';
import { JERSEYS } from '../../../catalogue/jerseys.ts';
import { productName } from '../../../catalogue/names.ts';
import type { Jersey } from '../../../catalogue/types.ts';
import { href } from '../../../routes.ts';
import { filterParam } from '../../../rules/filter-param.ts';
import { jerseyGallery } from '../../../rules/gallery.ts';
import { Link } from '../../runtime/Link.tsx';
import type { HeadProps, PageHead, PageProps } from '../../runtime/page.ts';
import type { Crumb } from '../../ui/Breadcrumb.tsx';
import { detailHead } from '../product-detail/detail-head.ts';
import { detailPictures } from '../product-detail/detail-pictures.ts';
import { JerseyDetail } from './JerseyDetail.tsx';
import type { JerseyCopy } from './jersey-copy.ts';

type Props = PageProps<JerseyCopy>;

function find(id: string): Jersey | undefined {
  return JERSEYS.find((jersey) => jersey.id === id);
}

function crumbs({ id, category }: Jersey, { copy, lang }: Props): Crumb[] {
  const list = href('trikots', lang);
  return [
    { label: copy.list, href: list },
    {
      label: JERSEY_CATEGORY_NAMES[category][lang],
      href: `${list}?kategorie=${filterParam(category)}`,
    },
    { label: productName(id, lang) },
  ];
}

/** `/trikots/{id}`; an unknown id says so and leads back (docs/specification.md#25-products). */
export function Page(props: Props) {
  const { copy, id, lang } = props;
  const jersey = find(id);
  if (!jersey) {
    return (
      <div className="wrap section grid justify-items-start gap-6">
        <h1 className="h2">{copy.missing}</h1>
        <p className="lead max-w-[32em]">{copy.missingText}</p>
        <Link className="btn solid" href={href('trikots', lang)}>
          {copy.back}
        </Link>
      </div>
    );
  }
  return (
    <JerseyDetail
      key={id}
      jersey={jersey}
      copy={copy}
      crumbs={crumbs(jersey, props)}
      pictures={detailPictures(jersey.id, jerseyGallery(jersey.id), lang, copy.words)}
    />
  );
}

export function head(props: HeadProps<JerseyCopy>): PageHead {
  const { copy, id, lang, settings } = props;
  const jersey = find(id);
  if (!jersey) return { title: copy.missing, description: copy.missingText };
  return detailHead({
    product: { kind: 'jersey', ...jersey },
    texts: copy.texts[jersey.id],
    crumbs: crumbs(jersey, props),
    pictures: detailPictures(jersey.id, jerseyGallery(jersey.id), lang, copy.words),
    lang,
    settings,
  });
}
