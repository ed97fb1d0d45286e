import { fill } from '#rules/fill.ts';
import type { HeadProps, PageHead, PageProps } from '#web/runtime/page.ts';
import { Picture } from '#web/ui/Picture.tsx';
import { squarePicture } from '#web/ui/picture-source.ts';
import { CompanyPage, Principles } from '../company/CompanyPage.tsx';
import type { UeberUnsData } from './data.ts';
import type de from './de.json';

const FIRST = squarePicture('/images/shoulder-bag/use');
const FIRST_SIZES = '(min-width: 56.25rem) 34vw, 100vw';
const OTHERS = [
  squarePicture('/images/special-gold/detail'),
  squarePicture('/images/pouch/rosa-detail'),
];

/** About page (docs/specification.md#27-support-and-company). */
export function Page({ texts, data }: PageProps<typeof de, UeberUnsData>) {
  const [firstAlt = '', ...otherAlts] = texts.pictures;
  const counts = { ...data };
  const isSmall = Object.keys(counts).length === 0;
  const principles = texts.principles.map(({ title, text }, index) => ({
    title,
    text: isSmall && index === 0 ? texts.smallRange : fill(text, counts),
  }));
  return (
    <CompanyPage texts={texts}>
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
    </CompanyPage>
  );
}

export function head({ texts }: HeadProps<typeof de, UeberUnsData>): PageHead {
  return { title: texts.title, description: texts.description, picture: FIRST, sizes: FIRST_SIZES };
}
