import './packs.css';
import { Suspense } from 'react';
import { pageLoaded } from '#web/runtime/idle.ts';
import { withPart } from '#web/runtime/lazy-part.tsx';
import { lazyWithRetry } from '#web/runtime/lazy-with-retry.ts';
import type { BlockProps, Blocks } from '../block.ts';
import { productPage } from '../ProductPage.tsx';
import { ColourGrid } from './ColourGrid.tsx';
import { LazyRelated } from './LazyRelated.tsx';
import { LiveBenefits } from './LiveFacts.tsx';
import { PackCards } from './PackCards.tsx';
import { stageOf } from './PackStage.tsx';

export { head } from '../ProductPage.tsx';

/** Most packs that a page opens with bring no gift: the cards load once a pack that has one is chosen. */
const GiftCards = lazyWithRetry(
  async () => (await withPart(() => import('./GiftCards.tsx'))).GiftCards,
);

/** Prerendered with the page; its code follows when everything above already answers. */
const Experiences = lazyWithRetry(async () => {
  await pageLoaded;
  return (await import('./Experiences.tsx')).Experiences;
});

function Gifts({ data: { giftCards, given }, column: { chosenPack } }: BlockProps) {
  const { gifts = [] } = chosenPack ?? {};
  if (!giftCards || gifts.length === 0) return null;
  return (
    <Suspense>
      <GiftCards {...giftCards} gifts={gifts} given={given} />
    </Suspense>
  );
}

/** Blocks of products with packs. */
const blocks: Blocks = {
  packs: PackCards,
  gifts: Gifts,
  colours: ColourGrid,
  benefits: LiveBenefits,
  experiences: ({ data }) =>
    data.experiences && (
      <Suspense>
        <Experiences {...data.experiences} />
      </Suspense>
    ),
  related: LazyRelated,
};

/** The page of a product with packs. */
export const Page = productPage({
  blocks,
  stage: stageOf,
  // The last line of the colours has the distance.
  gap: ({ colours }) => (colours ? 'w-full' : 'w-full mt-6'),
});
