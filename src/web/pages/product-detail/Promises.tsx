import { FREE_SHIPPING_FROM_CENTS, RETURN_DAYS, WARRANTY_YEARS } from '../../../catalogue/facts.ts';
import { amountInText } from '../../i18n/amounts.ts';
import { fill } from '../../i18n/translate.ts';
import { useShop } from '../../shop-context.ts';
import { Icon } from '../../ui/Icon.tsx';
import { MoreIcon } from '../../ui/MoreIcon.tsx';
import type { DetailTexts } from './de.ts';

export interface PromisesProps {
  readonly texts: DetailTexts;
  /** Only where `rules/claims.ts` lets it stand among the benefits. */
  readonly warranty?: boolean;
}

/** Free shipping, return, warranty: every figure from the facts. */
export function Promises({ texts, warranty = false }: PromisesProps) {
  const { lang } = useShop();
  return (
    <ul className="facts">
      <li>
        <Icon name="truck" />
        {fill(texts.shipping, { amount: amountInText(FREE_SHIPPING_FROM_CENTS, lang) })}
      </li>
      {warranty && (
        <li>
          <MoreIcon name="shield" />
          {fill(texts.warranty, { years: WARRANTY_YEARS })}
        </li>
      )}
      <li>
        <Icon name="return" />
        {fill(texts.returns, { days: RETURN_DAYS })}
      </li>
    </ul>
  );
}
