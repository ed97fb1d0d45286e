import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { SectionTexts } from '#admin/kit/section-texts.ts';
import statesDe from '#catalogue/texts/order-states.de.json' with { type: 'json' };
import statesEn from '#catalogue/texts/order-states.en.json' with { type: 'json' };
import { dashboardOrder } from '#contract/dashboard.ts';
import { ORDER_STATUSES } from '#rules/order-states.ts';
import { CurrentOrders } from './Activity.tsx';
import german from './de.json' with { type: 'json' };
import english from './en.json' with { type: 'json' };

const AT = '2026-11-21T12:00:00.000Z';

/** An order as it comes over the wire, also from a newer shop. */
const inState = (status: string) =>
  dashboardOrder.parse({
    id: `order-${status}`,
    number: null,
    status,
    amount: 100,
    customer_email: null,
    item_count: 1,
    created_at: AT,
  });

it.each([
  ['de', german, statesDe.status],
  ['en', english, statesEn.status],
] as const)(
  'every state has a name in %s, and an unknown one is shown as it comes',
  (lang, texts, states) => {
    const orders = [...ORDER_STATUSES, 'on_hold'].map(inState);
    const html = renderToStaticMarkup(
      <SectionTexts value={texts}>
        <CurrentOrders {...{ lang, orders, now: Date.parse(AT) }} />
      </SectionTexts>,
    );
    const namesIn = (part: string) =>
      [...part.matchAll(/class="mark[^>]*>([^<]+)/g)].map(([, name]) => name);
    expect(namesIn(html).toSorted()).toEqual([...Object.values(states), 'on_hold'].toSorted());
    expect(namesIn(html.slice(html.indexOf('<details')))).toEqual([states.expired]);
  },
);
