import { Link } from 'react-aria-components';
import type { OrderProps } from './order-props.ts';

/** Address of the parcel, and whom to write to. */
export function OrderCustomer({ texts: { customer }, reply: { order } }: OrderProps) {
  const { address, customer_name: name, customer_email: email } = order;
  const place = address && `${address.postalCode} ${address.city}`;
  const lines = [name, address?.line1, address?.line2, place].filter(Boolean);
  return (
    <>
      <section className="block" aria-labelledby="order-address">
        <h2 id="order-address">{customer.title}</h2>
        {lines.length === 0 && <p className="soft">{customer.none}</p>}
        <address>
          {lines.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
      </section>
      {email !== null && (
        <section className="block" aria-labelledby="order-person">
          <h2 id="order-person">{customer.person}</h2>
          <p>
            <Link className="link" href={`mailto:${email}`}>
              {email}
            </Link>
          </p>
          <p className="soft">{customer.languages[order.language]}</p>
        </section>
      )}
    </>
  );
}
