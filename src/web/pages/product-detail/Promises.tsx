import { fill } from '#browser/fill.ts';
import { amountInText } from '#web/i18n/amounts.ts';
import { useShop } from '#web/shop-context.ts';
import { shopFacts } from '#web/shop-facts.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { MoreIcon } from '#web/ui/MoreIcon.tsx';
import type { DetailTexts } from './de.ts';

export interface PromisesProps {
  readonly texts: DetailTexts;
  /** Only where `rules/claims.ts` lets it stand among the benefits. */
  readonly warrantyYears?: number | undefined;
}

/** Free shipping, return, warranty: every figure from the facts. */
export function Promises({ texts, warrantyYears }: PromisesProps) {
  const { lang } = useShop();
  const { freeShippingFromCents, returnDays } = shopFacts();
  return (
    <ul className="facts">
      <li>
        <Icon name="truck" />
        {fill(texts.shipping, { amount: amountInText(freeShippingFromCents, lang) })}
      </li>
      {warrantyYears !== undefined && (
        <li>
          <MoreIcon name="shield" />
          {fill(texts.warranty, { years: warrantyYears })}
        </li>
      )}
      <li>
        <Icon name="return" />
        {fill(texts.returns, { days: returnDays })}
      </li>
    </ul>
  );
}
