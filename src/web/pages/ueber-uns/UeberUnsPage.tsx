import '../company/company.css';
import { ACCESSORY_IDS, BAG_IDS, JERSEY_IDS, SNEAKER_IDS } from '../../../catalogue/ids.ts';
import { fill } from '../../i18n/translate.ts';
import type { HeadProps, PageHead, PageProps } from '../../runtime/page.ts';
import { Picture } from '../../ui/Picture.tsx';
import { productPicture } from '../../ui/picture-source.ts';
import { Principles } from '../company/Principles.tsx';
import { WriteToUs } from '../company/WriteToUs.tsx';
import type { copy as german } from './de.ts';

type Copy = typeof german;

const FIRST = productPicture('travel-bag', 'detail', 'cognac');
const FIRST_SIZES = '(min-width: 56.25rem) 34vw, 100vw';
const OTHERS = [
  productPicture('special-gold', 'detail'),
  productPicture('pouch', 'detail', 'rosa'),
];

const COUNTS = {
  sneakers: SNEAKER_IDS.length,
  jerseys: JERSEY_IDS.length,
  bags: BAG_IDS.length,
  accessories: ACCESSORY_IDS.length,
};

/** About page (docs/specification.md#27-support-and-company). */
export function Page({ copy }: PageProps<Copy>) {
  const [firstAlt = '', ...otherAlts] = copy.pictures;
  const principles = copy.principles.map(({ title, text }) => ({
    title,
    text: fill(text, COUNTS),
  }));
  return (
    <div className="wrap">
      <div className="list-head">
        <h1 className="title">{copy.title}</h1>
      </div>
      <p className="statement">{copy.statement}</p>
      <div className="strip">
        <Picture source={FIRST} sizes={FIRST_SIZES} alt={firstAlt} priority />
        {OTHERS.map((source, index) => (
          <Picture
            key={source.base}
            source={source}
            sizes="(min-width: 56.25rem) 33vw, 50vw"
            alt={otherAlts[index] ?? ''}
            eager
          />
        ))}
      </div>
      <Principles items={principles} />
      <WriteToUs title={copy.writeTitle} text={copy.writeText} />
    </div>
  );
}

export function head({ copy }: HeadProps<Copy>): PageHead {
  return { title: copy.title, description: copy.description, picture: FIRST, sizes: FIRST_SIZES };
}
