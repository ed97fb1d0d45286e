import { SHOULDER_BAG } from '../../../catalogue/bags/shoulder-bag.ts';
import type { HeadProps, PageProps } from '../../runtime/page.ts';
import { BagPage } from '../bag/BagPage.tsx';
import type { BagCopy } from '../bag/bag-copy.ts';
import { bagHead } from '../bag/bag-head.ts';

export function Page({ copy }: PageProps<BagCopy>) {
  return <BagPage bag={SHOULDER_BAG} copy={copy} />;
}

export function head(props: HeadProps<BagCopy>) {
  return bagHead(SHOULDER_BAG, props);
}
