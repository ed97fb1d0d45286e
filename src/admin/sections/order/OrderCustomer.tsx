import { Link } from 'react-aria-components';
import { Address, Block } from '#admin/kit/Block.tsx';
import { placeOf, useKit } from '#admin/kit/kit-context.ts';
import type { OrderProps } from './order-facts.ts';
import { useTexts } from './texts.ts';

/** Address of the parcel, and whom to write to. */
export function OrderCustomer({ reply: { order } }: OrderProps) {
  const { customer } = useTexts();
  const { lang } = useKit();
  const { address, customer_name: name, customer_email: email } = order;
  return (
    <>
      <Block title={customer.title}>
        {name === null && address === null && <p className="soft">{customer.none}</p>}
        <Address name={name} address={address} />
      </Block>
      {email !== null && (
        <Block title={customer.person}>
          <p>
            <Link className="link" href={`mailto:${email}`}>
              {email}
            </Link>
          </p>
          <p className="soft">{customer.languages[order.language]}</p>
          {order.customer_id && (
            <p>
              <Link className="link" href={`${placeOf('customers', lang)}/${order.customer_id}`}>
                {customer.all}
              </Link>
            </p>
          )}
        </Block>
      )}
    </>
  );
}
