import { Suspense } from 'react';
import { TRAVEL_BAG } from '../../../catalogue/bags/travel-bag.ts';
import { DEFAULT_PACK } from '../../../catalogue/packs.ts';
import { withPart } from '../../runtime/lazy-part.tsx';
import { lazyWithRetry } from '../../runtime/lazy-with-retry.ts';
import type { HeadProps, PageProps } from '../../runtime/page.ts';
import { BagPage } from '../bag/BagPage.tsx';
import { bagHead } from '../bag/bag-head.ts';
import type { TravelBagTexts } from './de.ts';

/** The pack a page opens with brings no present: who looks at another one gets the cards. */
const GiftCards = lazyWithRetry(
  async () => (await withPart(() => import('../bag/GiftCards.tsx'))).GiftCards,
);

export function Page({ texts }: PageProps<TravelBagTexts>) {
  return (
    <BagPage
      bag={TRAVEL_BAG}
      texts={texts}
      gifts={(pack) =>
        pack !== DEFAULT_PACK && (
          <Suspense>
            <GiftCards
              bag={TRAVEL_BAG}
              pack={pack}
              label={texts.shared.gifts}
              texts={texts.giftTexts}
            />
          </Suspense>
        )
      }
    />
  );
}

export function head(props: HeadProps<TravelBagTexts>) {
  return bagHead(TRAVEL_BAG, props);
}
