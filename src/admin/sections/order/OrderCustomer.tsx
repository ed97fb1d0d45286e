import { Link } from 'react-aria-components';
import { Address, Block } from '#admin/kit/Block.tsx';
import type { OrderProps } from './order-facts.ts';
import { useTexts } from './texts.ts';

/** Address of the parcel, and whom to write to. */
export function OrderCustomer({ reply: { order } }: OrderProps) {
  const { customer } = useTexts();
  const { address, billing, customer_name: name, customer_email: email } = order;
  return (
    <>
      <Block title={customer.title}>
        {name === null && address === null && <p className="soft">{customer.none}</p>}
        <Address name={name} address={address} />
      </Block>
      {billing && (
        <Block title={customer.billing}>
          <address>
            {billing.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </address>
        </Block>
      )}
      {email !== null && (
        <Block title={customer.person}>
          <p>
            <Link className="link" href={`mailto:${email}`}>
              {email}
            </Link>
          </p>
          <p className="soft">{customer.languages[order.language]}</p>
        </Block>
      )}
    </>
  );
}
