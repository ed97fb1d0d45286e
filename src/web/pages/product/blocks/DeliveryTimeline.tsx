import { useState } from 'react';
import { pageLoaded } from '#web/runtime/idle.ts';
import { useShop } from '#web/shop-context.ts';
import { useSoldOut } from '#web/sold-out/sold-out-store.ts';
import type { BlockProps } from '../block.ts';
import { useStaysNear } from '../use-stays-near.ts';
import type { stationsOf } from './delivery-stations.ts';

/**
 * Bestellt, Versandbereit, In deinen Händen; in live mode counted from the payment. The days depend on today, so they follow hydration, and their
 * calendar is loaded for those who come near them.
 */
export function DeliveryTimeline({ texts, data, column }: BlockProps) {
  const { lang, settings } = useShop();
  // Nothing of the product is left, or not of what is chosen: no day is promised.
  const isGone = data.id in useSoldOut() || column.gone !== undefined;
  const [stations, setStations] = useState<ReturnType<typeof stationsOf>>();
  const load = async () => {
    await pageLoaded;
    const calendar = await import('./delivery-stations.ts');
    const nowMs = await calendar.readClock();
    setStations(() => calendar.stationsOf(nowMs, data));
  };
  const list = useStaysNear<HTMLOListElement>(() => {
    load().catch((error: unknown) => console.warn('the days of delivery are not shown', error));
  });

  const { ordered, ready, there } = texts.delivery;
  const shown = stations?.(lang);
  return (
    <ol ref={list} className="timeline" aria-label={texts.deliveryLabel}>
      {[settings.live?.[lang].paid ?? ordered, ready, there].map((label, index) => (
        <li key={label}>
          <b>{label}</b>
          <span className="num">{isGone ? '–' : (shown?.[index] ?? '\u00a0')}</span>
        </li>
      ))}
    </ol>
  );
}
