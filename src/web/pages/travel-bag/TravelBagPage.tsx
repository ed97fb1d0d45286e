import { TRAVEL_BAG } from '../../../catalogue/bags/travel-bag.ts';
import type { GiftTexts } from '../../../catalogue/texts/types.ts';
import type { GiftKind } from '../../../catalogue/types.ts';
import type { HeadProps, PageProps } from '../../page.ts';
import { BagPage } from '../bag/BagPage.tsx';
import type { BagCopy } from '../bag/bag-copy.ts';
import { bagHead } from '../bag/bag-head.ts';
import { GiftCards } from '../bag/GiftCards.tsx';

export interface TravelBagCopy extends BagCopy {
  readonly giftTexts: Readonly<Record<GiftKind, GiftTexts>>;
}

export function Page({ copy }: PageProps<TravelBagCopy>) {
  return (
    <BagPage
      bag={TRAVEL_BAG}
      copy={copy}
      gifts={(pack) => (
        <GiftCards bag={TRAVEL_BAG} pack={pack} label={copy.words.gifts} texts={copy.giftTexts} />
      )}
    />
  );
}

export function head(props: HeadProps<TravelBagCopy>) {
  return bagHead(TRAVEL_BAG, props);
}
