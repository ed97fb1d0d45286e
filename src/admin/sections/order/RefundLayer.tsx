import { useRef, useState } from 'react';
import { Button } from 'react-aria-components';
import { CellField } from '#admin/kit/CellField.tsx';
import { EuroField } from '#admin/kit/EuroField.tsx';
import { Box } from '#admin/kit/Field.tsx';
import { useKit } from '#admin/kit/kit-context.ts';
import { Layer } from '#admin/kit/Layer.tsx';
import { LayerForm } from '#admin/kit/LayerForm.tsx';
import { useSend } from '#admin/kit/queries.ts';
import { LineThumb } from '#admin/kit/Thumb.tsx';
import { showDone } from '#admin/kit/toasts.tsx';
import { randomUuid } from '#browser/random-uuid.ts';
import { adminOrderReply } from '#contract/admin-orders.ts';
import { fill } from '#rules/fill.ts';
import { formatPrice } from '#rules/money.ts';
import { nameOf } from './order-facts.ts';
import type { LayerProps } from './ParcelLayers.tsx';
import {
  choiceCents,
  isShippingLeft,
  NOTHING,
  type RefundableLine,
  type RefundChoice,
  refundableLines,
  wholeChoice,
} from './refund-choice.ts';
import { useTexts } from './texts.ts';
import { CHANGES } from './use-parcel.ts';

interface PieceRowProps extends Pick<LayerProps, 'reply'> {
  readonly row: RefundableLine;
  readonly chosen: number;
  readonly onChoose: (count: number) => void;
}

/** Chooses pieces of one line. */
function PieceRow({ reply, row, chosen, onChoose }: PieceRowProps) {
  const { refund } = useTexts();
  const { lang } = useKit();
  const { line, name, quantity, done } = row;
  const item = reply.order.items[line];
  const most = quantity - done;
  const price = formatPrice(item?.unit_amount ?? 0, lang);
  return (
    <li>
      <LineThumb line={item} />
      <div>
        <b>{name}</b>
        <p className="soft">
          {quantity === 1
            ? price
            : fill(done > 0 ? refund.left : refund.piece, { count: most, most: quantity, price })}
        </p>
      </div>
      <CellField
        label={fill(refund.pieces, { name })}
        value={chosen}
        most={most}
        none="0"
        column="pieces"
        hasSteps
        onChange={(count) => onChoose(count ?? 0)}
      />
    </li>
  );
}

interface FormProps extends LayerProps {
  /** True from sending to the reply: what changes by it is no news. */
  readonly isSent: boolean;
  readonly onSent: (isSent: boolean) => void;
}

/** Pays back pieces, the shipping or any amount. The button says how much. */
function RefundForm({ reply, facts, onClose, isSent, onSent }: FormProps) {
  const { refund } = useTexts();
  const { lang } = useKit();
  const { order, refunds } = reply;
  const { leftCents: left } = facts;
  const shippingLeft = isShippingLeft(order, refunds);
  // A withdrawal from the whole order takes the shipping back as well (§ 357 (2) BGB).
  const preset = order.withdrawn_whole ? wholeChoice(order, refunds) : NOTHING;
  const [choice, setChoice] = useState(preset);
  const [cents, setCents] = useState<number | undefined>(
    choiceCents(order, refunds, preset, left) || undefined,
  );
  const [answer, setAnswer] = useState<boolean>();
  const [offered, setOffered] = useState(left);
  const [isChanged, setIsChanged] = useState(false);
  /** Made with the wish, so that sending it again pays back once. */
  const key = useRef(randomUuid());
  const { mutateAsync, isPending, error } = useSend(
    'POST /api/admin/orders/:id/refund',
    adminOrderReply,
    CHANGES,
  );
  const lines = refundableLines(order, refunds);
  const restock = answer ?? order.restock ?? false;
  const setAmount = (typed: number | undefined) => {
    setCents(typed);
    key.current = randomUuid();
  };
  const choose = (next: RefundChoice, worth = choiceCents(order, refunds, next, left)) => {
    setChoice(next);
    setAmount(worth || undefined);
  };
  // Somebody else has paid back meanwhile: what was chosen may be gone.
  if (offered !== left && !isSent) {
    setOffered(left);
    setIsChanged(true);
    choose(NOTHING);
  }
  const take = (line: number, count: number) => {
    const pieces = new Map(choice.pieces);
    if (count === 0) pieces.delete(line);
    else pieces.set(line, count);
    choose({ ...choice, pieces });
  };
  const chooseAll = () => choose(wholeChoice(order, refunds), left);
  const isPossible = cents !== undefined && cents > 0 && cents <= left;
  const what = isPossible
    ? fill(refund.send, { amount: formatPrice(cents, lang) })
    : refund.nothing;
  const pay = async () => {
    if (!isPossible) return;
    const items = [...choice.pieces].map(([line, quantity]) => ({ line, quantity }));
    const body = {
      cents,
      key: key.current,
      refunded: order.refunded + order.refunding,
      items,
      shipping: choice.shipping,
      restock: order.restock !== null && items.length > 0 && restock,
    };
    onSent(true);
    const sent = mutateAsync({ params: { id: order.id }, body, what });
    if (!(await sent.catch(() => false))) return onSent(false);
    showDone(fill(refund.done, { amount: formatPrice(cents, lang) }));
    onClose();
  };
  return (
    <LayerForm
      button={what}
      isDanger
      isPending={isPending}
      isLocked={!isPossible}
      error={error}
      problem={isChanged ? refund.changed : ''}
      onClose={onClose}
      onSend={pay}
    >
      <ul className="order-lines">
        {lines.map((row) => (
          <PieceRow
            key={row.line}
            {...{ reply, row }}
            chosen={choice.pieces.get(row.line) ?? 0}
            onChoose={(count) => take(row.line, count)}
          />
        ))}
      </ul>
      {shippingLeft && (
        <Box isSelected={choice.shipping} onChange={(shipping) => choose({ ...choice, shipping })}>
          {fill(refund.shipping, { amount: formatPrice(order.shipping, lang) })}
        </Box>
      )}
      {order.restock !== null && choice.pieces.size > 0 && (
        <Box isSelected={restock} onChange={setAnswer}>
          {refund.restock}
        </Box>
      )}
      <div className="flex items-end gap-2 [&>.button]:min-h-[max(2.25rem,var(--control))] [&>.field]:flex-1">
        <EuroField
          label={refund.amount}
          cents={cents}
          leastCents={1}
          mostCents={left}
          isRequired
          onChange={setAmount}
        />
        <Button className="button" onPress={chooseAll}>
          {refund.whole}
        </Button>
      </div>
      <p className="soft" role="status">
        {fill(refund.rest, { amount: formatPrice(left - (isPossible ? cents : 0), lang) })}
      </p>
    </LayerForm>
  );
}

/** Refund of an order, or why there is none. */
export function RefundLayer(props: LayerProps) {
  const texts = useTexts();
  const { reply, facts, onClose } = props;
  const { refund } = texts;
  const [isSent, setIsSent] = useState(false);
  return (
    <Layer title={fill(refund.title, { number: nameOf(reply, texts) })} isOpen onClose={onClose}>
      {facts.mayRefund || isSent ? (
        <RefundForm {...props} isSent={isSent} onSent={setIsSent} />
      ) : (
        <p className="layer-body" role="alert">
          {facts.isDisputed ? refund.disputed : refund.over}
        </p>
      )}
    </Layer>
  );
}
