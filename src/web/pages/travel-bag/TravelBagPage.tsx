import { Suspense } from 'react';
import { TRAVEL_BAG } from '../../../catalogue/bags/travel-bag.ts';
import { DEFAULT_PACK } from '../../../catalogue/packs.ts';
import type { GiftTexts } from '../../../catalogue/texts/types.ts';
import type { GiftKind } from '../../../catalogue/types.ts';
import { withPart } from '../../runtime/deferred.tsx';
import { lazyWithRetry } from '../../runtime/lazy-with-retry.ts';
import type { HeadProps, PageProps } from '../../runtime/page.ts';
import { BagPage } from '../bag/BagPage.tsx';
import type { BagCopy } from '../bag/bag-copy.ts';
import { bagHead } from '../bag/bag-head.ts';

/** The pack a page opens with brings no present: who looks at another one gets the cards. */
const GiftCards = lazyWithRetry(
  async () => (await withPart(() => import('../bag/GiftCards.tsx'))).GiftCards,
);

export interface TravelBagCopy extends BagCopy {
  readonly giftTexts: Readonly<Record<GiftKind, GiftTexts>>;
}

export function Page({ copy }: PageProps<TravelBagCopy>) {
  return (
    <BagPage
      bag={TRAVEL_BAG}
      copy={copy}
      gifts={(pack) =>
        pack !== DEFAULT_PACK && (
          <Suspense>
            <GiftCards
              bag={TRAVEL_BAG}
              pack={pack}
              label={copy.words.gifts}
              texts={copy.giftTexts}
            />
          </Suspense>
        )
      }
    />
  );
}

export function head(props: HeadProps<TravelBagCopy>) {
  return bagHead(TRAVEL_BAG, props);
}
