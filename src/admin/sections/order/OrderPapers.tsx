import { useState } from 'react';
import { Button } from 'react-aria-components';
import { Block } from '#admin/kit/Block.tsx';
import { Field } from '#admin/kit/Field.tsx';
import { useKit } from '#admin/kit/kit-context.ts';
import { FormLayer } from '#admin/kit/LayerForm.tsx';
import { useMay } from '#admin/kit/may.ts';
import { useDownload, useSend } from '#admin/kit/queries.ts';
import { ListTime } from '#admin/kit/times.tsx';
import { showDone } from '#admin/kit/toasts.tsx';
import { apiPath } from '#api-path.ts';
import type { ApiPath } from '#browser/api.ts';
import { adminOrderReply } from '#contract/admin-orders.ts';
import type { ShownPaper } from '#contract/papers.ts';
import { fill } from '#rules/fill.ts';
import { formatPrice } from '#rules/money.ts';
import { wasPaid } from '#rules/order-states.ts';
import { nameOf, type OrderProps } from './order-facts.ts';
import type { LayerProps } from './ParcelLayers.tsx';
import { useTexts } from './texts.ts';
import { CHANGES } from './use-parcel.ts';

const FILE = '/api/admin/papers/:number' satisfies ApiPath;

function PaperRow({ paper }: { readonly paper: ShownPaper }) {
  const { papers: says } = useTexts();
  const { lang } = useKit();
  const { number, kind, cents, made_at: at, state } = paper;
  const saving = useDownload(apiPath(FILE, { number }) as typeof FILE);
  return (
    <li className="flex-nowrap">
      <div className="flex-[1_1_0]">
        {state === 'drawn' ? (
          <Button
            className="link"
            isPending={saving.isPending}
            onPress={() => saving.mutate()}
            aria-label={fill(says.save, { number })}
          >
            {number}
          </Button>
        ) : (
          <>
            <b>{number}</b> <span className="soft">{says[state]}</span>
          </>
        )}
        <p className="soft">
          {says[kind]} · <ListTime at={at} />
        </p>
      </div>
      {formatPrice(cents, lang)}
    </li>
  );
}

/** Invoice and corrections of an order, and the way to another recipient on them. */
export function OrderPapers({ reply, onCorrect }: OrderProps & { readonly onCorrect: () => void }) {
  const { papers: says } = useTexts();
  const corrects = useMay('POST /api/admin/orders/:id/paper');
  const { order, papers = [] } = reply;
  if (!wasPaid(order.status)) return null;
  return (
    <Block
      title={says.title}
      beside={
        corrects && (
          <Button className="button quiet" onPress={onCorrect}>
            {papers.length > 0 ? says.correct : says.make}
          </Button>
        )
      }
    >
      {papers.length === 0 && <p className="soft">{says.none}</p>}
      <ul className="plain-rows">
        {papers.map((paper) => (
          <PaperRow key={paper.number} paper={paper} />
        ))}
      </ul>
    </Block>
  );
}

const MOST_LINES = 6;

/** Asks for the lines of the right recipient. */
export function PaperLayer({ reply, onClose }: LayerProps) {
  const texts = useTexts();
  const { papers: says } = texts;
  const { order, papers = [] } = reply;
  const { id, billing, customer_name: name, address } = order;
  const town = address ? `${address.postalCode} ${address.city}` : '';
  const known = billing ?? [name, address?.line1, address?.line2, town];
  const [lines, setLines] = useState(known.filter(Boolean).join('\n'));
  const { tried, isPending } = useSend(
    'POST /api/admin/orders/:id/paper',
    adminOrderReply,
    CHANGES,
  );
  const recipient = lines
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const isWrong =
    recipient.length < 2 ||
    recipient.length > MOST_LINES ||
    recipient.some((line) => line.length > 100);
  const send = async () => {
    if (isWrong || !(await tried({ params: { id }, body: { recipient } }))) return;
    onClose();
    showDone(says.isMade);
  };
  return (
    <FormLayer
      {...{ isPending, onClose }}
      title={fill(says.layerTitle, { number: nameOf(reply, texts) })}
      button={papers.length > 0 ? says.correct : says.make}
      onSend={send}
    >
      <p className="soft">{papers.length > 0 ? says.layerText : says.makeText}</p>
      <Field
        label={says.recipient}
        value={lines}
        isLong
        isRequired
        validate={() => (isWrong ? says.wrong : null)}
        onChange={setLines}
      />
    </FormLayer>
  );
}
