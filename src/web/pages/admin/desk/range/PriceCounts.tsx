import { fill } from '#web/i18n/translate.ts';
import type { DeskTexts } from '../texts.ts';
import type { useUnprovedPrices } from './use-unproved-prices.ts';

interface CountsProps {
  readonly texts: DeskTexts;
  readonly changed: number;
  readonly left: number;
  readonly proofs: ReturnType<typeof useUnprovedPrices>;
}

/** Says how many products a change is for, and how many of them could not be published with it. */
export function PriceCounts({ texts, changed, left, proofs }: CountsProps) {
  const { priceTexts } = texts.range;
  const { unproved, failed } = proofs;
  return (
    <>
      <p role="status">
        {changed === 1 ? priceTexts.changedOne : fill(priceTexts.changed, { changed })}{' '}
        {left === 1 ? priceTexts.leftOne : left > 0 && fill(priceTexts.left, { left })}
      </p>
      <p role="status" className="price-wrong">
        {unproved.size === 1 && priceTexts.unprovedOne}
        {unproved.size > 1 && fill(priceTexts.unproved, { count: unproved.size })}
        {failed && priceTexts.proofFailed}
      </p>
    </>
  );
}
