import { useState } from 'react';
import { Button } from 'react-aria-components';
import { counted } from '#admin/kit/counted.ts';
import { FileDrop } from '#admin/kit/FileDrop.tsx';
import { SelectField } from '#admin/kit/form/SelectField.tsx';
import { useKit } from '#admin/kit/kit-context.ts';
import { Layer } from '#admin/kit/Layer.tsx';
import { useDownload, useSend } from '#admin/kit/queries.ts';
import { CHANGES } from '#admin/sections/order/use-parcel.ts';
import {
  type AdminCarrierReply,
  adminCarrierReply,
  FILE_CARRIERS,
  type FileCarrier,
} from '#contract/admin-carrier-files.ts';
import { CARRIER_NAMES } from '#rules/carriers.ts';
import { fill } from '#rules/fill.ts';
import { useTexts } from './texts.ts';

/** The outcome of each row of a reply that did not simply leave. */
function Rows({ reply }: { readonly reply: AdminCarrierReply }) {
  const { carriers: texts } = useTexts();
  const { lang } = useKit();
  const rest = reply.rows.filter(({ outcome }) => outcome !== 'shipped');
  return (
    <div role="status" className="grid gap-2">
      <p>{counted(reply.shipped.length, texts.doneOne, texts.done, lang)}</p>
      <ul className="plain-rows">
        {rest.map(({ line, reference, outcome }) => (
          <li key={line} className="wrap-anywhere">
            {fill(texts.row, { line, reference: reference || '–' })} {texts.outcomes[outcome]}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Text of a table; what is no UTF-8 is in Windows' western letters, as the services write. */
async function textOf(file: File): Promise<string> {
  const bytes = await file.arrayBuffer();
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Hands the chosen orders to a parcel service as a file, and reads its numbers back. */
export function CarrierFiles({ orders }: { readonly orders: readonly string[] }) {
  const { carriers: texts } = useTexts();
  const [isOpen, setIsOpen] = useState(false);
  const [carrier, setCarrier] = useState<FileCarrier>('dhl');
  const [reply, setReply] = useState<AdminCarrierReply>();
  const file = useDownload('/api/admin/carrier-file', { carrier, orders });
  const { tried, isPending } = useSend('POST /api/admin/carrier-reply', adminCarrierReply, CHANGES);
  const read = async ([chosen]: readonly File[]) => {
    if (!chosen) return;
    setReply(undefined);
    const read = await tried({ body: { carrier, text: await textOf(chosen) } });
    if (read) setReply(read);
  };
  const close = () => {
    setIsOpen(false);
    setReply(undefined);
  };
  return (
    <>
      <Button className="button" onPress={() => setIsOpen(true)}>
        {texts.open}
      </Button>
      <Layer title={texts.title} isOpen={isOpen} onClose={close}>
        <div className="layer-body">
          <SelectField
            label={texts.carrier}
            options={FILE_CARRIERS.map((each) => [each, CARRIER_NAMES[each]] as const)}
            value={carrier}
            onChange={(chosen) => setCarrier(chosen as FileCarrier)}
          />
          <p className="soft">{orders.length === 0 ? texts.choose : texts.fileText}</p>
          <div className="page-actions">
            <Button
              className="button primary"
              isDisabled={orders.length === 0}
              isPending={file.isPending}
              onPress={() => file.mutate()}
            >
              {fill(texts.file, { count: orders.length })}
            </Button>
          </div>
          <FileDrop
            label={texts.reply}
            choose={texts.reply}
            text={texts.replyText}
            types={['.csv', '.txt', 'text/csv', 'text/plain']}
            isPending={isPending}
            onFiles={(files) => void read(files)}
          />
          {reply && <Rows reply={reply} />}
        </div>
      </Layer>
    </>
  );
}
