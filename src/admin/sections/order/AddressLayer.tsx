import { useState } from 'react';
import * as z from 'zod/mini';
import { Field } from '#admin/kit/Field.tsx';
import { FormLayer } from '#admin/kit/LayerForm.tsx';
import { useSend } from '#admin/kit/queries.ts';
import { showDone } from '#admin/kit/toasts.tsx';
import { adminOrderReply } from '#contract/admin-orders.ts';
import { adminAddressBody } from '#contract/admin-parcels.ts';
import { fill } from '#rules/fill.ts';
import { nameOf } from './order-facts.ts';
import type { LayerProps } from './ParcelLayers.tsx';
import { useTexts } from './texts.ts';
import { CHANGES } from './use-parcel.ts';

const FIELDS = ['name', 'street', 'addition', 'postcode', 'town'] as const;

/** Changes where the order goes. */
export function AddressLayer({ reply, onClose }: LayerProps) {
  const texts = useTexts();
  const { customer } = texts;
  const { id, customer_name: name, address } = reply.order;
  const [typed, setTyped] = useState({
    name: name ?? '',
    street: address?.line1 ?? '',
    addition: address?.line2 ?? '',
    postcode: address?.postalCode ?? '',
    town: address?.city ?? '',
  });
  const { tried, isPending } = useSend(
    'POST /api/admin/orders/:id/address',
    adminOrderReply,
    CHANGES,
  );
  const bodyOf = ({ addition, ...rest }: typeof typed) =>
    addition.trim() === '' ? rest : { ...rest, addition };
  const send = async () => {
    if (!(await tried({ params: { id }, body: bodyOf(typed) }))) return;
    onClose();
    showDone(customer.isChanged);
  };
  const isWrong = (field: (typeof FIELDS)[number], value: string) => {
    const { error } = z.safeParse(adminAddressBody, bodyOf({ ...typed, [field]: value }));
    return error?.issues.some(({ path }) => path[0] === field) ?? false;
  };
  return (
    <FormLayer
      {...{ isPending, onClose }}
      title={fill(customer.changeTitle, { number: nameOf(reply, texts) })}
      button={customer.save}
      onSend={send}
    >
      {FIELDS.map((field) => (
        <Field
          key={field}
          label={customer.fields[field]}
          value={typed[field]}
          maxLength={100}
          isRequired={field !== 'addition'}
          validate={(value) =>
            value === '' || !isWrong(field, value)
              ? null
              : customer[field === 'postcode' ? 'wrongPostcode' : 'wrong']
          }
          onChange={(value) => setTyped({ ...typed, [field]: value })}
        />
      ))}
    </FormLayer>
  );
}
