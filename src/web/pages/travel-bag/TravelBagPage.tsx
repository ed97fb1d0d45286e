import { TRAVEL_BAG } from '../../../catalogue/bags/travel-bag.ts';
import type { HeadProps, PageProps } from '../../page.ts';
import { BagPage } from '../bag/BagPage.tsx';
import type { BagCopy } from '../bag/bag-copy.ts';
import { bagHead } from '../bag/bag-head.ts';
import { GiftCards } from '../bag/GiftCards.tsx';

export function Page({ copy }: PageProps<BagCopy>) {
  return <BagPage bag={TRAVEL_BAG} copy={copy} gifts={GiftCards} />;
}

export function head(props: HeadProps<BagCopy>) {
  return bagHead(TRAVEL_BAG, props);
}
