import { fill } from '#browser/fill.ts';
import { scarcity, viewersNow } from '#rules/claims.ts';
import { colourMark } from '#rules/line-ids.ts';
import { amountInText } from '#web/i18n/amounts.ts';
import { useShop } from '#web/shop-context.ts';
import { shopFacts } from '#web/shop-facts.ts';
import { useFewLeft } from '#web/sold-out/sold-out-store.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { useViewers } from '#web/viewers/viewers-store.ts';
import type { BagData } from './data.ts';
import type { BagTexts } from './de.ts';

interface FactsProps {
  readonly bag: BagData;
  /** Chosen ones. */
  readonly colours: readonly string[];
  readonly texts: BagTexts;
}

/** Viewers and stock in one row, shipping, returns: each only where it may be said. */
export function BagFacts({ bag, colours, texts }: FactsProps) {
  const { lang, settings } = useShop();
  const { freeShippingFromCents, returnDays } = shopFacts();
  const viewers = viewersNow(settings.mode, bag.demoViewers, useViewers()[bag.id]);
  const few = useFewLeft();
  const left = Math.min(...colours.map((colour) => few[colourMark(bag.id, colour)] ?? Infinity));
  const stock = scarcity(settings.mode, left);
  return (
    <ul className="facts">
      {(viewers !== undefined || stock) && (
        <li>
          <span className="live-dot" aria-hidden="true" />
          <span className="now">
            {viewers !== undefined && (
              <span className="text-soft">
                <b className="num">{viewers}</b> {texts.viewers}
              </span>
            )}
            {stock && (
              <span>{stock === 'hurry' ? texts.hurry : fill(texts.left, { left: stock })}</span>
            )}
          </span>
        </li>
      )}
      <li>
        <Icon name="truck" />
        {fill(texts.shipping, { amount: amountInText(freeShippingFromCents, lang) })}
      </li>
      <li>
        <Icon name="return" />
        {fill(texts.returns, { days: returnDays })}
      </li>
    </ul>
  );
}
