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
import type { JerseyTexts } from './de.ts';
import { JerseyDetail } from './JerseyDetail.tsx';

type Props = PageProps<JerseyTexts>;

function find(id: string): Jersey | undefined {
  return JERSEYS.find((jersey) => jersey.id === id);
}

function crumbs({ id, category }: Jersey, { texts, lang }: Props): Crumb[] {
  const list = href('trikots', lang);
  return [
    { label: texts.list, href: list },
    {
      label: JERSEY_CATEGORY_NAMES[category][lang],
      href: `${list}?kategorie=${filterParam(category)}`,
    },
    { label: productName(id, lang) },
  ];
}

/** `/trikots/{id}`; an unknown id says so and leads back (docs/specification.md#25-products). */
export function Page(props: Props) {
  const { texts, id, lang } = props;
  const jersey = find(id);
  if (!jersey) {
    return (
      <div className="wrap section grid justify-items-start gap-6">
        <h1 className="h2">{texts.missing}</h1>
        <p className="lead max-w-[32em]">{texts.missingText}</p>
        <Link className="btn solid" href={href('trikots', lang)}>
          {texts.back}
        </Link>
      </div>
    );
  }
  return (
    <JerseyDetail
      key={id}
      jersey={jersey}
      texts={texts}
      crumbs={crumbs(jersey, props)}
      pictures={detailPictures(jersey.id, jerseyGallery(jersey.id), lang, texts.shared)}
    />
  );
}

export function head(props: HeadProps<JerseyTexts>): PageHead {
  const { texts, id, lang, settings } = props;
  const jersey = find(id);
  if (!jersey) return { title: texts.missing, description: texts.missingText };
  return detailHead({
    product: { kind: 'jersey', ...jersey },
    productTexts: texts.products[jersey.id],
    crumbs: crumbs(jersey, props),
    pictures: detailPictures(jersey.id, jerseyGallery(jersey.id), lang, texts.shared),
    lang,
    settings,
  });
}
