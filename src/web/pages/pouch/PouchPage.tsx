import { POUCH } from '../../../catalogue/bags/pouch.ts';
import type { HeadProps, PageProps } from '../../runtime/page.ts';
import { BagPage } from '../bag/BagPage.tsx';
import type { BagCopy } from '../bag/bag-copy.ts';
import { bagHead } from '../bag/bag-head.ts';

export function Page({ copy }: PageProps<BagCopy>) {
  return <BagPage bag={POUCH} copy={copy} preselected={POUCH.colours[0]} />;
}

export function head(props: HeadProps<BagCopy>) {
  return bagHead(POUCH, props, POUCH.colours[0]);
}
