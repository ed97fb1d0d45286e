import { isDemo } from '#rules/claims.ts';
import { useShop } from '#web/shop-context.ts';
import { GuaranteeNotice } from '#web/ui/GuaranteeNotice.tsx';
import { OWN_MAKER, OWN_WEEE } from '../own-values.ts';
import type { ProductData } from '../product-data.ts';
import { DetailList } from './ProductDetails.tsx';

/** What the law asks of an offer: who answers for the product, its warnings, and the guarantee notice. */
export function SaleFacts({ data: { safety } }: { readonly data: ProductData }) {
  const { company, mode } = useShop().settings;
  const { name, street, city, email, weee = '' } = company;
  const own: Readonly<Record<string, string>> = {
    [OWN_MAKER]: [name, street, city, email].filter(Boolean).join(', '),
    [OWN_WEEE]: weee,
  };
  const rows = safety?.rows.map(({ label, value }) => ({ label, value: own[value] ?? value }));
  return (
    <>
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
