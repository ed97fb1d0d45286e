import '../company/company.css';
import type { HeadProps, PageHead, PageProps } from '#web/runtime/page.ts';
import { Picture } from '#web/ui/Picture.tsx';
import { squarePicture } from '#web/ui/picture-source.ts';
import { Principles } from '../company/Principles.tsx';
import { WriteToUs } from '../company/WriteToUs.tsx';
import type { KarriereTexts } from './de.ts';

const PICTURE = squarePicture('/images/travel-bag/cognac-front');
const SIZES = '(min-width: 56.25rem) 58vw, 100vw';

/** Working here (docs/specification.md#27-support-and-company). */
export function Page({ texts }: PageProps<KarriereTexts>) {
  return (
    <div className="wrap">
      <div className="list-head">
        <h1 className="title">{texts.title}</h1>
      </div>
      <p className="statement">{texts.statement}</p>
      <div className="beside">
        <Picture source={PICTURE} sizes={SIZES} alt={texts.alt} priority />
        <Principles items={texts.principles} />
      </div>
      <WriteToUs title={texts.writeTitle} text={texts.writeText} subject={texts.subject} />
    </div>
  );
}

export function head({ texts }: HeadProps<KarriereTexts>): PageHead {
  return { title: texts.title, description: texts.description, picture: PICTURE, sizes: SIZES };
}
