import { useRef, useState } from 'react';
import { Button } from 'react-aria-components';
import { Block } from '#admin/kit/Block.tsx';
import { Field } from '#admin/kit/Field.tsx';
import { useMay } from '#admin/kit/may.ts';
import { useSend } from '#admin/kit/queries.ts';
import { ListTime } from '#admin/kit/times.tsx';
import { randomUuid } from '#browser/random-uuid.ts';
import type { AdminNote } from '#contract/admin-orders.ts';
import { formReply } from '#contract/forms.ts';
import { fill } from '#rules/fill.ts';
import { wasPaid } from '#rules/order-states.ts';
import type { OrderProps } from './order-facts.ts';
import { type OrderTexts, useTexts } from './texts.ts';
import { CHANGES } from './use-parcel.ts';

/** A note, or the change of the address in words. */
function noteText({ text, before, after }: AdminNote, { notes }: OrderTexts): string {
  const lineOf = (recipient: AdminNote['before']) => {
    const { line1, line2, postalCode, city } = recipient?.address ?? {};
    const town = [postalCode, city].filter(Boolean).join(' ');
    return [recipient?.name, line1, line2, town].filter(Boolean).join(', ') || notes.nothing;
  };
  return text ?? fill(notes.address, { before: lineOf(before), after: lineOf(after) });
}

/** Field for a note on an order, for who may write one. */
export function NoteField({ order }: { readonly order: string }) {
  const { notes: texts } = useTexts();
  const [text, setText] = useState('');
  /** The retry of a request that failed on its way is known to be the same. */
  const key = useRef(randomUuid());
  const { tried, isPending } = useSend('POST /api/admin/orders/:id/note', formReply, CHANGES);
  if (!useMay('POST /api/admin/orders/:id/note')) return null;
  const write = async () => {
    if (!(await tried({ params: { id: order }, body: { text, key: key.current } }))) return;
    key.current = randomUuid();
    setText('');
  };
  return (
    <div className="grid gap-3">
      <Field
        label={texts.field}
        isLong
        maxLength={1000}
        value={text}
        onChange={setText}
        help={texts.help}
      />
      <div className="page-actions">
        <Button
          className="button"
          isPending={isPending}
          isDisabled={text.trim() === ''}
          onPress={() => void write()}
        >
          {texts.write}
        </Button>
      </div>
    </div>
  );
}

/** Notes of the people who work on an order, the newest first, and a field for one more. */
export function OrderNotes({ reply: { order, notes = [] } }: OrderProps) {
  const texts = useTexts();
  const writes = useMay('POST /api/admin/orders/:id/note');
  if (!wasPaid(order.status) || (!writes && notes.length === 0)) return null;
  return (
    <Block title={texts.notes.title}>
      <ul className="plain-rows">
        {notes.map((note) => (
          <li key={note.id} className="flex-nowrap">
            <div>
              {noteText(note, texts)}
              <p className="soft">{note.by ?? texts.history.gone}</p>
            </div>
            <ListTime at={note.at} />
          </li>
        ))}
      </ul>
      <NoteField order={order.id} />
    </Block>
  );
}
