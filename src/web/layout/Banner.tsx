import { useEffect, useState } from 'react';
import { BANNER_ROTATION_MS } from '#catalogue/limits.ts';
import { bannerPercentOff, bannerSale } from '#rules/claims.ts';
import { fill } from '#rules/fill.ts';
import { amountInText } from '#rules/money.ts';
import { motionAllowed } from '../runtime/motion.ts';
import { type ShopContextValue, useShop } from '../shop-context.ts';
import { shopFacts } from '../shop-facts.ts';
import { Icon } from '../ui/Icon.tsx';

/** Returns the texts; a sale only if it may be claimed, and until it is over (docs/specification.md#1-purpose). */
function messagesOf({ t, lang, settings }: ShopContextValue, nowMs: number) {
  const { freeShippingFromCents, returnDays, sale: sales } = shopFacts();
  const percent = bannerPercentOff(settings.mode);
  const sale = bannerSale(settings.mode, sales?.[lang]);
  const days = { days: returnDays };
  const live = settings.live?.[lang];
  return [
    percent && t('banner.sale', { percent }),
    sale && nowMs < sale.endsMs && sale.line,
    t('banner.shipping', { amount: amountInText(freeShippingFromCents, lang, ' ') }),
    live ? fill(live.returns, days) : t('banner.return', days),
  ].filter(Boolean);
}

/** Rotates every three seconds until paused, by the button or by `prefers-reduced-motion`. */
export function Banner() {
  const shop = useShop();
  // Documents are made while their sale runs.
  const [[index, nowMs], setShown] = useState([0, 0]);
  const [paused, setPaused] = useState(false);
  const messages = messagesOf(shop, nowMs);

  useEffect(() => setPaused(!motionAllowed()), []);
  useEffect(() => {
    const timer = setInterval(
      () => setShown(([at]) => [at + (paused ? 0 : 1), Date.now()]),
      BANNER_ROTATION_MS,
    );
    return () => clearInterval(timer);
  }, [paused]);

  const label = shop.t(paused ? 'banner.play' : 'banner.pause');
  return (
    <section className="banner" aria-label={shop.t('banner.label')}>
      <button type="button" aria-label={label} onClick={() => setPaused(!paused)}>
        <Icon name={paused ? 'play' : 'pause'} />
      </button>
      <p key={index} className={index === 0 ? '' : 'fade-in'}>
        {messages[index % messages.length]}
      </p>
    </section>
  );
}
