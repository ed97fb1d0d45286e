import { Suspense } from 'react';
import { isDemo } from '#rules/claims.ts';
import { withPart } from '#web/runtime/lazy-part.tsx';
import { lazyWithRetry } from '#web/runtime/lazy-with-retry.ts';
import { useShop } from '#web/shop-context.ts';
import { useSoldOut } from '#web/sold-out/sold-out-store.ts';
import { GuaranteeNotice } from '#web/ui/GuaranteeNotice.tsx';
import type { BlockProps } from '../block.ts';
import { OWN_MAKER, OWN_WEEE } from '../own-values.ts';
import { DetailList } from './ProductDetails.tsx';

const BackInStock = lazyWithRetry(
  async () => (await withPart(() => import('./BackInStock.tsx'))).BackInStock,
);

const ProductReviews = lazyWithRetry(
  async () => (await withPart(() => import('./ProductReviews.tsx'))).ProductReviews,
);

/**
 * The way to hear of what is sold out, reviews, and what the law asks of an offer: who answers for the product, its warnings, and
 * the guarantee notice.
 */
export function SaleFacts({ data, column }: Pick<BlockProps, 'data' | 'column'>) {
  const { safety } = data;
  const { company, mode } = useShop().settings;
  const { name, street, city, email, weee = '' } = company;
  const own: Readonly<Record<string, string>> = {
    [OWN_MAKER]: [name, street, city, email].filter(Boolean).join(', '),
    [OWN_WEEE]: weee,
  };
  const rows = safety?.rows.map(({ label, value }) => ({ label, value: own[value] ?? value }));
  return (
    <>
      {Object.keys(useSoldOut()).length > 0 && (
        <Suspense>
          <BackInStock data={data} column={column} />
        </Suspense>
      )}
      {data.rating && (
        <Suspense>
          <ProductReviews data={data} />
        </Suspense>
      )}
      {safety && (
        <section className="mt-7" aria-labelledby="safety">
          <h2 id="safety" className="h3 pb-2">
            {safety.title}
          </h2>
          <DetailList rows={rows?.filter(({ value }) => value) ?? []} />
        </section>
      )}
      {!isDemo(mode) && <GuaranteeNotice />}
    </>
  );
}
