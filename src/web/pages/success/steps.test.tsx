import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Lang } from '#routes.ts';
import type { WorkingDays } from '#rules/delivery.ts';
import german from './de.json' with { type: 'json' };
import english from './en.json' with { type: 'json' };
import { Steps } from './Steps.tsx';

const PROMISED: WorkingDays = {
  dispatchWorkingDays: { from: 1, to: 2 },
  deliveryWorkingDays: { from: 4, to: 7 },
};

/** Texts of the days, tags left out. */
function days(lang: Lang, paidAt: string | null, promised = PROMISED): string[] {
  const html = renderToStaticMarkup(
    <Steps
      texts={lang === 'de' ? german : english}
      lang={lang}
      paidAt={paidAt}
      promised={promised}
    />,
  );
  return [...html.matchAll(/<p class="step-day">(.*?)<\/p>/g)].map(([, inner = '']) =>
    inner.replaceAll(/<[^>]+>/g, ''),
  );
}

it('counts the days of delivery from the payment, in both languages', () => {
  const paidAt = '2026-11-21T17:42:00.000Z';
  expect(days('de', paidAt)).toEqual([
    'Bezahlt Sa., 21. Nov.',
    'Versandbereit 23.–24. Nov.',
    'In deinen Händen 26. Nov. – 1. Dez.',
  ]);
  expect(days('en', paidAt)).toEqual([
    'Paid Sat 21 Nov',
    'Ready to ship 23–24 Nov',
    'In your hands 26 Nov – 1 Dec',
  ]);
});

it('counts by the days that the order was promised', () => {
  const sooner = {
    dispatchWorkingDays: { from: 1, to: 1 },
    deliveryWorkingDays: { from: 2, to: 3 },
  };
  expect(days('en', '2026-11-23T10:00:00.000Z', sooner)).toEqual([
    'Paid Mon 23 Nov',
    'Ready to ship Tue 24 Nov',
    'In your hands 25–26 Nov',
  ]);
});

it('promises no day without a time of payment', () => {
  expect(days('de', null)).toEqual([]);
});
