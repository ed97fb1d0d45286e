import { Button, Link } from 'react-aria-components';
import { Address, Block } from '#admin/kit/Block.tsx';
import { placeOf, useKit } from '#admin/kit/kit-context.ts';
import { useMay } from '#admin/kit/may.ts';
import { mayShip } from '#rules/order-states.ts';
import type { OrderProps } from './order-facts.ts';
import { useTexts } from './texts.ts';

/** Address of the parcel, and whom to write to. */
export function OrderCustomer({
  reply: { order },
  onChange,
}: OrderProps & { readonly onChange: () => void }) {
  const { customer } = useTexts();
  const changes = useMay('POST /api/admin/orders/:id/address');
  const { lang } = useKit();
  const { address, billing, customer_name: name, customer_email: email } = order;
  return (
    <>
      <Block
        title={customer.title}
        beside={
          changes &&
          mayShip(order.status) &&
          order.fulfilment === 'open' && (
            <Button className="button quiet" aria-label={customer.changeNamed} onPress={onChange}>
              {customer.change}
            </Button>
          )
        }
      >
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
