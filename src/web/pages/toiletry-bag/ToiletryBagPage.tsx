import { TOILETRY_BAG } from '../../../catalogue/bags/toiletry-bag.ts';
import type { HeadProps, PageProps } from '../../runtime/page.ts';
import { BagPage } from '../bag/BagPage.tsx';
import { bagHead } from '../bag/bag-head.ts';
import type { BagPageTexts } from '../bag/de.ts';

export function Page({ texts }: PageProps<BagPageTexts>) {
  return <BagPage bag={TOILETRY_BAG} texts={texts} />;
}

export function head(props: HeadProps<BagPageTexts>) {
  return bagHead(TOILETRY_BAG, props);
}
