import { useState } from 'react';
import type { Lang } from '#catalogue/types.ts';
import type { WorkingDays } from '#rules/delivery.ts';
import { pageLoaded } from '#web/runtime/idle.ts';
import { useShop } from '#web/shop-context.ts';
import type { DetailTexts } from './de.ts';
import { useStaysNear } from './use-stays-near.ts';

type Stations = (lang: Lang) => readonly string[];

/** Returns the days of order, dispatch and delivery as texts. The calendar is loaded after the page. */
async function loadStations(workingDays: WorkingDays): Promise<Stations> {
  await pageLoaded;
  const { deliveryDates, formatDay, formatDayRange } = await import('#rules/delivery.ts');
  const dates = deliveryDates(Date.now(), workingDays);
  return (lang) => [
    formatDay(dates.ordered, lang),
    formatDayRange(dates.dispatchFrom, dates.dispatchTo, lang),
    formatDayRange(dates.deliveryFrom, dates.deliveryTo, lang),
  ];
}

export interface DeliveryTimelineProps {
  readonly texts: DetailTexts;
  readonly days: WorkingDays;
  /** Nothing of the product is left, or not of what is chosen: no day is promised. */
  readonly soldOut: boolean;
}

/**
 * Bestellt, Versandbereit, In deinen Händen. The days depend on today, so they follow hydration, and their
 * calendar is loaded for those who come near them.
 */
export function DeliveryTimeline({ texts, days, soldOut }: DeliveryTimelineProps) {
  const { lang } = useShop();
  const [stations, setStations] = useState<Stations>();
  const list = useStaysNear<HTMLOListElement>(() => {
    loadStations(days).then(
      (found) => setStations(() => found),
      (error: unknown) => console.warn('the days of delivery are not shown', error),
    );
  });

  const { ordered, ready, there } = texts.delivery;
  const shown = stations?.(lang);
  return (
    <ol ref={list} className="timeline" aria-label={texts.deliveryLabel}>
      {[ordered, ready, there].map((label, index) => (
        <li key={label}>
          <b>{label}</b>
          <span className="num">{soldOut ? '–' : (shown?.[index] ?? '\u00a0')}</span>
        </li>
      ))}
    </ol>
  );
}
