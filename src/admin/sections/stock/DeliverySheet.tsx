import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { counted } from '#admin/kit/counted.ts';
import { DateTimeField } from '#admin/kit/DateTimeField.tsx';
import { Box, Field } from '#admin/kit/Field.tsx';
import { useKit } from '#admin/kit/kit-context.ts';
import { FormLayer } from '#admin/kit/LayerForm.tsx';
import { useApi, useSend } from '#admin/kit/queries.ts';
import { useDebounced } from '#admin/kit/SearchBox.tsx';
import { showDone } from '#admin/kit/toasts.tsx';
import { useUnsaved } from '#admin/kit/unsaved.tsx';
import { ZONE } from '#browser/times.ts';
import { type AdminDeliveryRows, adminDeliveryRows } from '#contract/admin-delivery.ts';
import { formReply } from '#contract/forms.ts';
import { fill } from '#rules/fill.ts';
import { useTexts } from './texts.ts';

const CHANGES = ['POST /api/admin/stock/search', 'GET /api/admin/log'] as const;

/** Day in Berlin, `2026-11-28`. */
const dayOf = (iso: string) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: ZONE }).format(Date.parse(iso));

const isClear = ({ name, pieces }: AdminDeliveryRows['rows'][number]) =>
  name !== null && pieces !== null;

/** Lines as they will be booked; those that can't be read stand first. */
function ReadLines({ rows, sign }: AdminDeliveryRows & { readonly sign: 1 | -1 }) {
  const { delivery: texts, unlimited } = useTexts();
  const { lang } = useKit();
  const unclear = rows.filter((row) => !isClear(row));
  const pieces = rows.reduce((sum, row) => sum + (isClear(row) ? (row.pieces ?? 0) : 0), 0);
  return (
    <>
      <p role="status">
        <b>{counted(rows.length - unclear.length, texts.line, texts.lines, lang)}</b>
        {`, ${counted(pieces, texts.piece, texts.pieces, lang)}`}
        {unclear.length > 0 && (
          <span className="hot">{`, ${counted(unclear.length, texts.unclearOne, texts.unclear, lang)}`}</span>
        )}
      </p>
      <ul className="plain-rows" aria-label={texts.read}>
        {[...unclear, ...rows.filter(isClear)].map(
          ({ line, text, name, pieces: more, on_hand }) => (
            <li key={line}>
              <div className="min-w-0 wrap-anywhere">{name?.[lang] ?? text}</div>
              {name === null || more === null ? (
                <span className="hot">{name === null ? texts.unknown : texts.noPieces}</span>
              ) : (on_hand ?? 0) + sign * more < 0 ? (
                <span className="hot">{fill(texts.tooFew, { count: on_hand ?? 0 })}</span>
              ) : (
                <span className="soft">
                  {fill(texts.becomes, {
                    from: on_hand ?? unlimited,
                    to: (on_hand ?? 0) + sign * more,
                  })}
                </span>
              )}
            </li>
          ),
        )}
      </ul>
    </>
  );
}

/** Books what arrived: lines of variant and pieces, read while they are typed. */
export function Section() {
  const { delivery: texts } = useTexts();
  const { lang } = useKit();
  const navigate = useNavigate();
  const [key] = useState(() => crypto.randomUUID());
  const [supplier, setSupplier] = useState('');
  const [day, setDay] = useState<string | null>(() => new Date().toISOString());
  const [text, setText] = useState('');
  const [isBack, setBack] = useState(false);
  const found = useDebounced(text);
  const { data } = useApi(
    'POST /api/admin/stock-preview',
    { body: { text: found } },
    adminDeliveryRows,
    { isAsked: found.trim() !== '' },
  );
  const rows = found.trim() === '' ? [] : (data?.rows ?? []);
  const { mutateAsync, tried, isPending, error } = useSend(
    'POST /api/admin/stock-deliveries',
    formReply,
    CHANGES,
  );
  useUnsaved(text !== '');
  const close = () => void navigate({ to: '/stock' });
  const send = async () => {
    if (isPending || text.trim() === '' || day === null) return;
    const body = { key, supplier, delivered_on: dayOf(day), takes_back: isBack, text };
    if (!(await mutateAsync({ body }).catch(() => false))) return;
    await navigate({ to: '/stock', ignoreBlocker: true });
    const lines = counted(rows.length, texts.line, texts.lines, lang);
    const back = { ...body, key: crypto.randomUUID(), takes_back: !isBack };
    showDone(fill(isBack ? texts.takenBack : texts.booked, { lines }), () => {
      void tried({ body: back });
    });
  };
  return (
    <FormLayer
      title={texts.title}
      isSheet
      button={isBack ? texts.takeBack : texts.book}
      isPending={isPending}
      error={error}
      onClose={close}
      onSend={send}
    >
      <Field
        label={texts.supplier}
        value={supplier}
        onChange={setSupplier}
        maxLength={100}
        autoFocus
      />
      <DateTimeField label={texts.day} granularity="day" value={day} onChange={setDay} isRequired />
      <Field
        label={texts.text}
        help={texts.help}
        value={text}
        onChange={setText}
        isLong
        isRequired
        spellCheck="false"
        maxLength={40_000}
      />
      {rows.length > 0 && <ReadLines rows={rows} sign={isBack ? -1 : 1} />}
      <Box isSelected={isBack} onChange={setBack}>
        {texts.back}
      </Box>
    </FormLayer>
  );
}
