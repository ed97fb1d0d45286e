import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Catalogue, Product } from '#catalogue/catalogue.ts';
import { percentOff } from '#rules/price-figures.ts';
import { pricesOf } from '#rules/product-prices.ts';
import { Owner } from '#test/owner.ts';
import {
  anyHours,
  anyNowMs,
  anyOwnerStep,
  type OwnerStep,
  takeOwnerStep,
} from '#test/owner-steps.ts';
import { PriceWitness, priceKey } from '#test/price-witness.ts';
import { limitMs, runs } from '#test/runs.ts';
import { PACK_KEYS } from '#test/seed.ts';
import { openTestShop } from '#test/shop.ts';

/** Longest time between a version and the look at it. */
const LOOK_MS = 30_000;

const shop = await openTestShop({ settings: { shopMode: 'live' } });
const owner = await Owner.of(shop.shop);

const anyStep = fc.oneof(
  { weight: 10, arbitrary: anyOwnerStep },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('wait' as const), hours: anyHours }) },
  fc.record({ do: fc.constant('outage' as const), hours: anyHours }),
);

/** Expects that an accepted edit claims no original price that the published catalogue doesn't prove. */
function expectProvedClaim(id: string, former: readonly (number | undefined)[], above: number) {
  const product = owner.shown.products.find((each) => each.id === id);
  for (const [place, { originalCents, provenCents = 0 }] of product
    ? pricesOf(product).entries()
    : []) {
    const isClaimed = above > 0 && former[place] !== originalCents;
    if (isClaimed && originalCents !== undefined)
      expect(originalCents).toBeLessThanOrEqual(Math.max(originalCents - above, provenCents));
  }
}

/** Original prices of the stored product, also of a retired one. */
async function readOriginals(id: string): Promise<(number | undefined)[]> {
  const { rows } = await shop.shop.pool.query<{ content: Product }>(
    "select content from catalogue_entries where kind = 'product' and id = $1 and replaced_in is null",
    [id],
  );
  return rows.flatMap(({ content }) => pricesOf(content).map((price) => price.originalCents));
}

async function takeStep(step: OwnerStep): Promise<void> {
  const former = step.do === 'edit' ? await readOriginals(step.id) : [];
  const isTaken = await takeOwnerStep(owner, step);
  if (isTaken && step.do === 'edit') expectProvedClaim(step.id, former, step.above);
}

/** Expects every strike price to be the one that the witness derives, and the history to have all that was seen. */
async function expectProof(witness: PriceWitness, { products, campaign }: Catalogue) {
  let struck = 0;
  let most = 0;
  const proven = products.flatMap((product) =>
    pricesOf(product).map(({ priceCents, provenCents }, place) => {
      const key = priceKey(product.id, place);
      const lawful = witness.lawfulStrike(key);
      if (lawful !== undefined) struck += 1;
      most = Math.max(most, percentOff(priceCents, lawful ?? priceCents));
      return { key, lawful, provenCents };
    }),
  );
  expect(proven.filter(({ lawful, provenCents }) => lawful !== provenCents)).toEqual([]);
  expect(campaign?.percentOff ?? 0).toBeLessThanOrEqual(most);

  const { rows } = await shop.shop.pool.query<{
    id: string;
    variant: (typeof PACK_KEYS)[number] | '';
    cents: number | null;
    at: Date;
  }>(`select product_id as id, variant, price_cents as cents, shown_from as at from price_history
    order by version`);
  const history = Map.groupBy(rows, ({ id, variant }) =>
    priceKey(id, variant === '' ? 0 : PACK_KEYS.indexOf(variant)),
  );
  for (const [key, seen] of witness.seen) {
    const recorded = (history.get(key) ?? [])
      .filter((row, place, all) => row.cents !== all[place - 1]?.cents)
      .map((row) => ({ atMs: row.at.getTime(), cents: row.cents }));
    expect({ key, recorded }).toEqual({ key, recorded: seen });
  }
  return struck;
}

test(
  'no sequence of edits, campaigns and clocks strikes a price through that the law forbids',
  async () => {
    let struck = 0;
    const property = fc.asyncProperty(
      fc.array(anyStep, { minLength: 5, maxLength: 14 }),
      anyNowMs,
      fc.integer({ min: 0, max: 40 * 24 }),
      async (steps, nowMs, hoursAgo) => {
        await owner.restart(nowMs, hoursAgo);
        let seenAt = await owner.newestAt();
        const witness = new PriceWitness(seenAt, owner.shown);
        const look = async () => {
          const at = await owner.newestAt();
          if (at !== seenAt) expect(Math.abs((await owner.now()) - at)).toBeLessThan(LOOK_MS);
          seenAt = at;
          witness.look(at, owner.shown);
          struck += await expectProof(witness, owner.shown);
        };
        for (const step of steps) {
          if (step.do === 'outage') await owner.sleep(step.hours);
          else if (step.do === 'wait') await owner.pass(step.hours, look);
          else await takeStep(step);
          await look();
        }
      },
    );
    await fc.assert(property, runs(16));
    expect(struck).toBeGreaterThan(0);
  },
  limitMs(20_000),
);
