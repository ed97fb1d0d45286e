import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { apiPath } from '#api-path.ts';
import { fill } from '#browser/fill.ts';
import { formatDateTime } from '#browser/times.ts';
import {
  type AdminCount,
  type AdminStockReply,
  adminStockLogReply,
  adminStockReply,
  STOCK_REASONS,
} from '#contract/admin-stock.ts';
import { ADMIN_API } from '#web/pages/admin/admin-paths.ts';
import { parsePieces } from './parse-pieces.ts';
import type { DeskProps } from './texts.ts';
import { useAction } from './use-action.ts';
import { useReply } from './use-reply.ts';
import { Waiting } from './Waiting.tsx';

interface PiecesProps {
  readonly name: string;
  readonly label: string;
  readonly hint: string;
  readonly pieces: number | null | undefined;
  /** Set while the field is wrong. */
  readonly problem: string | undefined;
}

/** A field for a number of pieces; empty is none. */
function Pieces({ name, label, hint, pieces, problem }: PiecesProps) {
  const id = useId();
  return (
    <div className="desk-field">
      <label>
        {label}
        <input
          name={name}
          inputMode="numeric"
          autoComplete="off"
          maxLength={7}
          defaultValue={pieces ?? ''}
          aria-invalid={problem !== undefined}
          aria-describedby={id}
        />
      </label>
      <p id={id} className={problem === undefined ? 'news-soft' : 'desk-wrong'}>
        {problem ?? hint}
      </p>
    </div>
  );
}

/** Latest changes of a count, with their reasons. */
function Movements({ texts, lang, mark }: DeskProps & { readonly mark: string }) {
  const { stock } = texts;
  const path = apiPath(ADMIN_API.adminStockLog, { item: mark });
  const { reply, reload } = useReply(path, adminStockLogReply);
  const heading = useId();
  const reasons: Readonly<Record<string, string>> = stock.reasons;
  const reasonOf = (reason: string, number: string | null): ReactNode =>
    reason === 'sale' ? fill(stock.sale, { number: number ?? '' }) : (reasons[reason] ?? reason);
  if (!reply?.ok) return <Waiting texts={texts} reply={reply} reload={reload} />;
  const { movements } = reply.data;
  return (
    <div className="desk-block">
      <h5 id={heading}>{stock.log}</h5>
      {movements.length === 0 && <p className="news-soft">{stock.noLog}</p>}
      <ol className="desk-events" aria-labelledby={heading}>
        {movements.map(({ id, at, reason, change, on_hand: onHand, order_number: number, by }) => (
          <li key={id}>
            <span className="news-soft num">{formatDateTime(at, lang)}</span>
            <span className="num">
              {reasonOf(reason, number)}: {change > 0 ? `+${change}` : `−${-change}`},{' '}
              {fill(stock.after, { count: onHand ?? stock.unlimited })}
            </span>
            <span className="news-soft">{by}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}

interface FormProps extends DeskProps {
  readonly mark: string;
  /** Name of the mark with its product. */
  readonly name: string;
  readonly count: AdminCount | undefined;
  readonly onDone: (reply: AdminStockReply) => void;
}

/** Corrects the count of one mark with a reason; its history stands below. */
export function StockForm({ texts, lang, mark, name, count, onDone }: FormProps) {
  const { stock } = texts;
  const { busy, problem, send } = useAction({ texts, lang, name });
  const [wrong, setWrong] = useState<readonly string[]>([]);
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const fields = new FormData(form);
    const onHand = parsePieces(String(fields.get('on_hand')));
    const threshold = parsePieces(String(fields.get('threshold')));
    const bad = [
      ...(onHand === undefined ? ['on_hand'] : []),
      ...(threshold === undefined ? ['threshold'] : []),
    ];
    setWrong(bad);
    if (onHand === undefined || threshold === undefined) {
      form.querySelector<HTMLElement>(`[name=${bad[0]}]`)?.focus();
      return;
    }
    const body = {
      item_id: mark,
      on_hand: onHand,
      seen: count?.on_hand ?? null,
      threshold,
      reason: fields.get('reason'),
    };
    const reply = await send(ADMIN_API.adminStock, body, adminStockReply);
    if (reply) onDone(reply);
  };
  const problemOf = (name: string) => (wrong.includes(name) ? stock.wrong : undefined);
  return (
    <div className="desk-stock-form">
      <form onSubmit={save} aria-busy={busy}>
        <Pieces
          name="on_hand"
          label={stock.onHand}
          hint={stock.onHandHint}
          pieces={count?.on_hand}
          problem={problemOf('on_hand')}
        />
        <Pieces
          name="threshold"
          label={stock.threshold}
          hint={stock.thresholdHint}
          pieces={count?.threshold}
          problem={problemOf('threshold')}
        />
        <label className="desk-field">
          {stock.reason}
          <select name="reason">
            {STOCK_REASONS.map((reason) => (
              <option key={reason} value={reason}>
                {stock.reasons[reason]}
              </option>
            ))}
          </select>
        </label>
        <button type="submit" className="desk-button">
          {stock.save}
        </button>
      </form>
      <p className="news-hot" role="alert">
        {problem}
      </p>
      <Movements texts={texts} lang={lang} mark={mark} />
    </div>
  );
}
