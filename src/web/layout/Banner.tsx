import { useEffect, useState } from 'react';
import { FREE_SHIPPING_FROM_CENTS, RETURN_DAYS } from '../../catalogue/facts.ts';
import { BANNER_ROTATION_MS } from '../../catalogue/limits.ts';
import { bannerPercentOff } from '../../rules/claims.ts';
import { amountInText } from '../i18n/amounts.ts';
import { motionAllowed } from '../runtime/motion.ts';
import { type ShopContextValue, useShop } from '../shop-context.ts';
import { Icon } from '../ui/Icon.tsx';

/** Returns up to three texts; the sale only if it may be claimed (docs/specification.md#1-purpose). */
function messagesOf({ t, lang, settings }: ShopContextValue): string[] {
  // No campaign is passed, so the time doesn't matter.
  const percent = bannerPercentOff(settings.mode, 0);
  return [
    ...(percent === undefined ? [] : [t('banner.sale', { percent })]),
    t('banner.shipping', { amount: amountInText(FREE_SHIPPING_FROM_CENTS, lang) }),
    t('banner.return', { days: RETURN_DAYS }),
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
