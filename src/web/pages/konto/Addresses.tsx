import type { AccountOrder } from '#contract/account-data.ts';
import type { KontoTexts } from './texts.ts';

/** Delivery addresses of past orders, each once, the latest first. */
export function addressesOf(orders: readonly AccountOrder[]): readonly (readonly string[])[] {
  const seen = new Map(orders.map(({ recipient }) => [recipient.join('\n'), recipient]));
  return [...seen.values()].filter((lines) => lines.length > 1);
}

interface AddressesProps {
  readonly orders: readonly AccountOrder[];
  readonly texts: KontoTexts;
}

export function Addresses({ orders, texts }: AddressesProps) {
  const addresses = addressesOf(orders);
  if (addresses.length === 0) return null;
  return (
    <section aria-labelledby="addresses" className="pt-12">
      <h2 id="addresses" className="h3 pb-2">
        {texts.addresses}
      </h2>
      <p className="note pb-4">{texts.addressesText}</p>
      <ul className="grid gap-6 border-t border-line pt-4 sm:grid-cols-2">
        {addresses.map((lines) => (
          <li key={lines.join('\n')}>
            <address className="not-italic">
              {lines.map((line, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two lines of an address may be equal
                <span key={index} className="block">
                  {line}
                </span>
              ))}
            </address>
          </li>
        ))}
      </ul>
    </section>
  );
}
