import { SHOULDER_BAG } from '../../../catalogue/bags/shoulder-bag.ts';
import type { HeadProps, PageProps } from '../../runtime/page.ts';
import { BagPage } from '../bag/BagPage.tsx';
import { bagHead } from '../bag/bag-head.ts';
import type { BagPageTexts } from '../bag/de.ts';

export function Page({ texts }: PageProps<BagPageTexts>) {
  return <BagPage bag={SHOULDER_BAG} texts={texts} />;
}

export function head(props: HeadProps<BagPageTexts>) {
  return bagHead(SHOULDER_BAG, props);
}
