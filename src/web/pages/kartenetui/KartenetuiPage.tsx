import './kartenetui.css';
import { KARTENETUI } from '../../../catalogue/bags/kartenetui.ts';
import type { HeadProps, PageProps } from '../../page.ts';
import { BagPage } from '../bag/BagPage.tsx';
import { bagHead } from '../bag/bag-head.ts';
import type { KartenetuiCopy } from './de.ts';
import { Experiences } from './Experiences.tsx';

export function Page({ copy }: PageProps<KartenetuiCopy>) {
  return (
    <BagPage bag={KARTENETUI} copy={copy}>
      <Experiences copy={copy.experiences} />
    </BagPage>
  );
}

export function head(props: HeadProps<KartenetuiCopy>) {
  return bagHead(KARTENETUI, props);
}
