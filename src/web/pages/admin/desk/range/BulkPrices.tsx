import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import type { DeskPricesUndoBody, PricesConflict } from '#contract/desk-prices.ts';
import type { DeskPriceRow } from '#contract/desk-products.ts';
import { fill } from '#web/i18n/translate.ts';
import type { DeskProps } from '../texts.ts';
import { typedEuros } from '../typed-euros.ts';
import { useProblem } from '../use-problem.ts';
import { PriceChangeForm } from './PriceChangeForm.tsx';
import { PriceConflict } from './PriceConflict.tsx';
import { PriceCounts } from './PriceCounts.tsx';
import { PricePreview } from './PricePreview.tsx';
import { previewPrices, pricesAfter } from './price-preview.ts';
import { pricesBody, sendPrices, sendPricesUndo } from './price-requests.ts';
import { rangeHash } from './range-views.ts';
import { changeOf, FIRST_CHANGE } from './typed-change.ts';
import { useUnprovedPrices } from './use-unproved-prices.ts';

type Outcome =
  | { readonly kind: 'saved'; readonly undo: DeskPricesUndoBody['products'] }
  | { readonly kind: 'undone' }
  | {
      readonly kind: 'conflict';
      readonly title: string;
      readonly products: PricesConflict['products'];
    };

interface BulkProps extends DeskProps {
  readonly rows: readonly DeskPriceRow[];
  readonly onClose: () => void;
}

/** Changes the prices of the chosen products by one rule; every result is shown before it is saved. */
export function BulkPrices({ rows: chosen, onClose, ...props }: BulkProps) {
  const { texts, lang } = props;
  const { priceTexts } = texts.range;
  const [rows, setRows] = useState(chosen);
  const [typed, setTyped] = useState(FIRST_CHANGE);
  const [outcome, setOutcome] = useState<Outcome>();
  const [busy, setBusy] = useState(false);
  const { problem, setProblem, isLeft } = useProblem(priceTexts.title);
  const title = useRef<HTMLHeadingElement>(null);
  const status = useRef<HTMLParagraphElement>(null);
  useEffect(() => title.current?.focus(), []);
  useEffect(() => {
    // The button that was pressed is gone.
    if (outcome?.kind === 'saved' || outcome?.kind === 'undone') status.current?.focus();
  }, [outcome]);
  const shownRows = useDeferredValue(rows);
  const shownChange = useDeferredValue(typed);
  const products = useMemo(
    () => previewPrices(shownRows, changeOf(shownChange)),
    [shownRows, shownChange],
  );
  const change = changeOf(typed);
  const seen = useMemo(() => new Map(rows.map((row) => [row.id, row])), [rows]);
  const changed = products.filter((product) => product.outcome === 'changed');
  const left = products.length - changed.length;
  const proofs = useUnprovedPrices(
    outcome === undefined ? changeOf(shownChange) : undefined,
    changed,
  );
  const isTooMuch = typed.unit === 'percent' && (typedEuros(typed.size) ?? 0) >= 10_000;
  const refused = isTooMuch ? priceTexts.tooMuch : priceTexts.noSize;

  const meet = (said: string, others: PricesConflict['products']) => {
    if (isLeft()) setProblem(said);
    else setOutcome({ kind: 'conflict', title: said, products: others });
  };
  const apply = async () => {
    if (busy || change === undefined || changed.length === 0) return;
    setBusy(true);
    setProblem('');
    const sent = previewPrices(rows, change).filter((product) => product.outcome === 'changed');
    const result = await sendPrices(lang, pricesBody(change, sent));
    setBusy(false);
    if (result.kind === 'failed') return setProblem(result.message || texts.failed);
    if (result.kind === 'conflict') return meet(priceTexts.conflict, result.products);
    const undo = result.data.saved.map(({ id, revision }) => {
      const row = seen.get(id);
      const prices = row?.prices.flatMap(({ variant, price_cents, original_cents }) =>
        price_cents === null || original_cents === null
          ? []
          : { variant, price_cents, original_cents },
      );
      return { id, revision, former: row?.revision == null ? null : (prices ?? null) };
    });
    const now = new Map(sent.map((product) => [product.row.id, pricesAfter(product)]));
    const revisions = new Map(undo.map(({ id, revision }) => [id, revision]));
    setRows(
      rows.map((row) => {
        const revision = revisions.get(row.id);
        return revision ? { ...row, revision, prices: now.get(row.id) ?? row.prices } : row;
      }),
    );
    setOutcome({ kind: 'saved', undo });
  };
  const undo = async (undone: DeskPricesUndoBody['products']) => {
    if (busy) return;
    setBusy(true);
    setProblem('');
    const result = await sendPricesUndo(lang, { products: undone });
    setBusy(false);
    if (result.kind === 'failed') return setProblem(result.message || texts.failed);
    if (result.kind === 'done') return setOutcome({ kind: 'undone' });
    meet(priceTexts.undoConflict, result.products);
  };
  const accept = (others: PricesConflict['products']) => {
    const now = new Map(others.map((each) => [each.id, each.now]));
    setRows(rows.flatMap((row) => (now.has(row.id) ? (now.get(row.id) ?? []) : row)));
    setOutcome(undefined);
    title.current?.focus();
  };

  return (
    <section className="price-panel" aria-labelledby="price-title">
      <h3 id="price-title" ref={title} tabIndex={-1}>
        {priceTexts.title}
      </h3>
      <p ref={status} role="status" tabIndex={-1}>
        {outcome?.kind === 'saved' &&
          (outcome.undo.length === 1
            ? priceTexts.doneOne
            : fill(priceTexts.done, { count: outcome.undo.length }))}
        {outcome?.kind === 'undone' && priceTexts.undone}
        {busy && priceTexts.busy}
      </p>
      {outcome === undefined && (
        <>
          <PriceChangeForm
            texts={texts}
            typed={typed}
            problem={change ? '' : refused}
            onChange={setTyped}
          />
          {change && (
            <PriceCounts texts={texts} changed={changed.length} left={left} proofs={proofs} />
          )}
        </>
      )}
      <div className="desk-line">
        {outcome === undefined && (
          <button
            type="button"
            className="desk-button is-primary"
            disabled={change === undefined || changed.length === 0}
            aria-busy={busy}
            onClick={() => void apply()}
          >
            {priceTexts.apply}
          </button>
        )}
        {outcome?.kind === 'saved' && (
          <>
            <a className="desk-button is-primary" href={rangeHash('publish')}>
              {priceTexts.publish}
            </a>
            <button
              type="button"
              className="desk-button"
              aria-busy={busy}
              onClick={() => void undo(outcome.undo)}
            >
              {priceTexts.undo}
            </button>
          </>
        )}
        <button type="button" className="desk-button" onClick={onClose}>
          {priceTexts.back}
        </button>
      </div>
      <p className="news-hot" role="alert">
        {problem}
      </p>
      {outcome?.kind === 'conflict' && (
        <PriceConflict
          {...props}
          title={outcome.title}
          seen={seen}
          products={outcome.products}
          onAccept={() => accept(outcome.products)}
        />
      )}
      {outcome === undefined && (
        <PricePreview {...props} products={products} unproved={proofs.unproved} />
      )}
    </section>
  );
}
