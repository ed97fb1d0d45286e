import { useEffect, useState } from 'react';
import {
  type DeliveryDates,
  deliveryDates,
  formatDay,
  formatDayRange,
} from '../../../rules/delivery.ts';
import { useShop } from '../../shop-context.ts';
import type { DetailWords } from './detail-words.ts';

/** Bestellt, Versandbereit, In deinen Händen. The days depend on today, so they follow hydration. */
export function DeliveryTimeline({ words }: { readonly words: DetailWords }) {
  const { lang } = useShop();
  const [dates, setDates] = useState<DeliveryDates>();
  useEffect(() => setDates(deliveryDates(Date.now())), []);

  const { ordered, ready, there } = words.delivery;
  const stations = [
    { label: ordered, text: dates && formatDay(dates.ordered, lang) },
    { label: ready, text: dates && formatDayRange(dates.dispatchFrom, dates.dispatchTo, lang) },
    { label: there, text: dates && formatDayRange(dates.deliveryFrom, dates.deliveryTo, lang) },
  ];
  return (
    <ol className="timeline" aria-label={words.deliveryLabel}>
      {stations.map(({ label, text }) => (
        <li key={label}>
          <b className="name">{label}</b>
          <span className="num">{text ?? '\u00a0'}</span>
        </li>
      ))}
    </ol>
  );
}
