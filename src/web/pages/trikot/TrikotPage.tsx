import { JERSEY_CATEGORY_NAMES } from '#catalogue/category-names.ts';
import { href } from '#routes.ts';
import { filterParam } from '#rules/filter-param.ts';
import { Link } from '#web/runtime/Link.tsx';
import type { HeadProps, PageHead, PageProps } from '#web/runtime/page.ts';
import type { Crumb } from '#web/ui/Breadcrumb.tsx';
import { detailHead } from '../product-detail/detail-head.ts';
import { detailPictures } from '../product-detail/detail-pictures.ts';
import type { JerseyData } from './data.ts';
import type { JerseyTexts } from './de.ts';
import { JerseyDetail } from './JerseyDetail.tsx';

type Props = PageProps<JerseyTexts, JerseyData>;

function crumbs({ name, category }: JerseyData, { texts, lang }: Props): Crumb[] {
  const list = href('trikots', lang);
  return [
    { label: texts.list, href: list },
    {
      label: JERSEY_CATEGORY_NAMES[category][lang],
      href: `${list}?kategorie=${filterParam(category)}`,
    },
    { label: name },
  ];
}

/** `/trikots/{id}`; an unknown id says so and leads back (docs/specification.md#25-products). */
export function Page(props: Props) {
  const { texts, id, lang, data } = props;
  if (!data) {
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
      jersey={data}
      texts={texts}
      crumbs={crumbs(data, props)}
      pictures={detailPictures(data.name, data.pictures, lang, texts.shared)}
    />
  );
}

export function head(props: HeadProps<JerseyTexts, JerseyData>): PageHead {
  const { texts, lang, data, settings } = props;
  if (!data) return { title: texts.missing, description: texts.missingText };
  return detailHead({
    product: data,
    crumbs: crumbs(data, props),
    pictures: detailPictures(data.name, data.pictures, lang, texts.shared),
    lang,
    settings,
  });
}
