import { useState } from 'react';
import { Button } from 'react-aria-components';
import { Block, Facts } from '#admin/kit/Block.tsx';
import { Field } from '#admin/kit/Field.tsx';
import { useKit } from '#admin/kit/kit-context.ts';
import { FormLayer } from '#admin/kit/LayerForm.tsx';
import { useMay } from '#admin/kit/may.ts';
import { useSend } from '#admin/kit/queries.ts';
import { formatDateTime } from '#browser/times.ts';
import { closedOrderReply } from '#contract/closed-orders.ts';
import { fill } from '#rules/fill.ts';
import type { OrderProps } from './order-facts.ts';
import { useTexts } from './texts.ts';

const READ = 'POST /api/admin/orders/:id/closed';
type Kept = readonly Readonly<Record<string, unknown>>[];

/** A stored value as a line. */
const lineOf = (value: unknown): string =>
  value !== null && typeof value === 'object'
    ? Object.values(value).map(lineOf).filter(Boolean).join(', ')
    : String(value ?? '');

/** Says that an order is closed; who may reads its customer and letters with a reason, which the log keeps. */
export function ClosedOrder({ reply: { order } }: Pick<OrderProps, 'reply'>) {
  const { closed: texts } = useTexts();
  const { lang } = useKit();
  const [isAsking, setIsAsking] = useState(false);
  const [reason, setReason] = useState('');
  const [kept, setKept] = useState<Kept>();
  const { mutateAsync, isPending, error } = useSend(READ, closedOrderReply, ['GET /api/admin/log']);
  const mayRead = useMay(READ) && kept === undefined;
  const close = () => setIsAsking(false);
  const send = async () => {
    const sent = { params: { id: order.id }, body: { reason } };
    const read = await mutateAsync(sent).catch(() => undefined);
    if (!read) return;
    close();
    setKept(read.kept);
  };
  if (!order.closed_at) return null;
  const open = mayRead && (
    <Button className="button" onPress={() => setIsAsking(true)}>
      {texts.open}
    </Button>
  );
  const title = fill(texts.title, { date: formatDateTime(order.closed_at, lang) });
  const names: Readonly<Record<string, string | undefined>> = texts.names;
  return (
    <Block title={title} beside={open}>
      <p className="soft">{texts.text}</p>
      <div role="status" className="grid gap-4 pt-2 empty:hidden">
        {kept?.map((row) => (
          <Facts
            key={JSON.stringify(row)}
            rows={Object.entries(row).map(([name, value]) => [names[name] ?? name, lineOf(value)])}
          />
        ))}
        {kept?.length === 0 && texts.gone}
      </div>
      {isAsking && (
        <FormLayer
          isPending={isPending}
          error={error}
          title={texts.open}
          button={texts.read}
          onClose={close}
          onSend={send}
        >
          <p className="soft">{texts.why}</p>
          <Field
            label={texts.reason}
            value={reason}
            onChange={setReason}
            isRequired
            autoFocus
            maxLength={200}
          />
        </FormLayer>
      )}
    </Block>
  );
}
