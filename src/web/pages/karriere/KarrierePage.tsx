import type { HeadProps, PageHead, PageProps } from '#web/runtime/page.ts';
import { Picture } from '#web/ui/Picture.tsx';
import { squarePicture } from '#web/ui/picture-source.ts';
import { CompanyPage, Principles } from '../company/CompanyPage.tsx';
import type de from './de.json';

const PICTURE = squarePicture('/images/travel-bag/cognac-front');
const SIZES = '(min-width: 56.25rem) 58vw, 100vw';

/** Working here (docs/specification.md#27-support-and-company). */
export function Page({ texts }: PageProps<typeof de>) {
  return (
    <CompanyPage texts={texts}>
      <div className="beside">
        <Picture source={PICTURE} sizes={SIZES} alt={texts.alt} priority />
        <Principles items={texts.principles} />
      </div>
    </CompanyPage>
  );
}

export function head({ texts }: HeadProps<typeof de>): PageHead {
  return { title: texts.title, description: texts.description, picture: PICTURE, sizes: SIZES };
}
