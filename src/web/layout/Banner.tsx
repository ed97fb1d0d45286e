import { useEffect, useState } from 'react';
import { BANNER_ROTATION_MS } from '../../catalogue/limits.ts';
import { bannerPercentOff } from '../../rules/claims.ts';
import { amountInText } from '../i18n/amounts.ts';
import { motionAllowed } from '../runtime/motion.ts';
import { type ShopContextValue, useShop } from '../shop-context.ts';
import { shopFacts } from '../shop-facts.ts';
import { Icon } from '../ui/Icon.tsx';

/** Returns up to three texts; the sale only if it may be claimed (docs/specification.md#1-purpose). */
function messagesOf({ t, lang, settings }: ShopContextValue): string[] {
  // No campaign is passed, so the time doesn't matter.
  const { freeShippingFromCents, returnDays } = shopFacts();
  const percent = bannerPercentOff(settings.mode, 0);
  return [
    ...(percent === undefined ? [] : [t('banner.sale', { percent })]),
    t('banner.shipping', { amount: amountInText(freeShippingFromCents, lang) }),
    t('banner.return', { days: returnDays }),
  ];
}

/** Rotates every three seconds until paused, by the button or by `prefers-reduced-motion`. */
export function Banner() {
  const shop = useShop();
  const [index, setIndex] = useState(0);
  const [paused, setPaused] = useState(false);
  const messages = messagesOf(shop);

  useEffect(() => {
    if (!motionAllowed()) setPaused(true);
  }, []);
  useEffect(() => {
    if (paused) return;
    const timer = setInterval(() => setIndex((at) => at + 1), BANNER_ROTATION_MS);
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
