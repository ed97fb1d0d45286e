import { KARTENETUI } from '../../../catalogue/bags/kartenetui.ts';
import type { HeadProps, PageProps } from '../../page.ts';
import { BagPage } from '../bag/BagPage.tsx';
import type { BagCopy } from '../bag/bag-copy.ts';
import { bagHead } from '../bag/bag-head.ts';

export function Page({ copy }: PageProps<BagCopy>) {
  return <BagPage bag={KARTENETUI} copy={copy} />;
}

export function head(props: HeadProps<BagCopy>) {
  return bagHead(KARTENETUI, props);
}
