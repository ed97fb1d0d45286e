import '../company/company.css';
import type { HeadProps, PageHead, PageProps } from '../../runtime/page.ts';
import { Picture } from '../../ui/Picture.tsx';
import { productPicture } from '../../ui/picture-source.ts';
import { Principles } from '../company/Principles.tsx';
import { WriteToUs } from '../company/WriteToUs.tsx';
import type { copy as german } from './de.ts';

type Copy = typeof german;

const PICTURE = productPicture('travel-bag', 'front', 'cognac');
const SIZES = '(min-width: 56.25rem) 58vw, 100vw';

/** Working here (docs/specification.md#27-support-and-company). */
export function Page({ copy }: PageProps<Copy>) {
  return (
    <div className="wrap">
      <div className="list-head">
        <h1 className="title">{copy.title}</h1>
      </div>
      <p className="statement">{copy.statement}</p>
      <div className="beside">
        <Picture source={PICTURE} sizes={SIZES} alt={copy.alt} priority />
        <Principles items={copy.principles} />
      </div>
      <WriteToUs title={copy.writeTitle} text={copy.writeText} subject={copy.subject} />
    </div>
  );
}

export function head({ copy }: HeadProps<Copy>): PageHead {
  return { title: copy.title, description: copy.description, picture: PICTURE, sizes: SIZES };
}
