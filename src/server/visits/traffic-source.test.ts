import { expect, it } from 'vitest';
import { DIRECT, trafficSource } from './traffic-source.ts';

const OWN = ['www.shop.example', 'pay.shop.example'];

it.each([
  [undefined, DIRECT],
  ['Direct', DIRECT],
  ['https://www.Google.com/search?q=name', 'google.com'],
  ['https://shop.example/sneakers', DIRECT],
  ['http://192.0.2.7/', DIRECT],
  // Whoever comes back from a payment page came from elsewhere before.
  ['https://checkout.stripe.com/c/pay', DIRECT],
  ['https://pay.klarna.com/', DIRECT],
  ['https://pay.shop.example', DIRECT],
  ['https://notstripe.com', 'notstripe.com'],
  ['https://xn--mode-mnchen-yhb.de/', 'mode-münchen.de'],
  // `utm_source` as the browser hands it over.
  ['Newsletter', 'newsletter'],
  ['  Juli-Mail 2 ', 'juli-mail 2'],
  ['stripe.com', DIRECT],
  ['leonie@example.com', DIRECT],
  ['<script>', DIRECT],
  ['x'.repeat(51), DIRECT],
])('takes %j for %j', (referrer, source) => {
  expect(trafficSource(referrer, OWN)).toBe(source);
});

it.each(['https://semalt.com/', 'http://x.buttons-for-website.com', 'semalt.com'])(
  'drops %s, which only wants to be read',
  (referrer) => expect(trafficSource(referrer, OWN)).toBeNull(),
);
