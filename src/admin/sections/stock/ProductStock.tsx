import { useState } from 'react';
import { Button } from 'react-aria-components';
import { Box } from '#admin/kit/Field.tsx';
import { FilterChip } from '#admin/kit/FilterChip.tsx';
import { useKit } from '#admin/kit/kit-context.ts';
import { Layer } from '#admin/kit/Layer.tsx';
import { ListPart } from '#admin/kit/Page.tsx';
import { useApi, useSend } from '#admin/kit/queries.ts';
import { ListTime } from '#admin/kit/times.tsx';
import { showDone } from '#admin/kit/toasts.tsx';
import { adminSoldOutReply } from '#contract/admin-codes.ts';
import { adminStockLogReply, type StockMark, type StockProduct } from '#contract/admin-stock.ts';
import { fill } from '#rules/fill.ts';
import { FreeCell, ThresholdCell } from './StockCells.tsx';
import { fullName, markName, toneOf, useChanges, useTyped } from './stock-changes.ts';
import { useTexts } from './texts.ts';

/** Variants that one request takes. */
const MOST_MARKS = 50;

/** Takes variants out of what is offered, or back; both can be undone. */
function useOffer(product: StockProduct) {
  const texts = useTexts();
  const { lang } = useKit();
  const { tried, isPending } = useSend('POST /api/admin/sold-out', adminSoldOutReply, [
    'POST /api/admin/stock/search',
    'GET /api/admin/log',
  ]);
  const offer = async (marks: readonly StockMark[], isOff: boolean, isUndo = false) => {
    const ids = marks.map(({ item_id: id }) => id);
    for (let at = 0; at < ids.length; at += MOST_MARKS) {
      const item_ids = ids.slice(at, at + MOST_MARKS);
      if (!(await tried({ body: { item_ids, sold_out: isOff } }))) return;
    }
    const [first] = marks;
    if (isUndo || !first) return;
    const item = marks.length === 1 ? fullName(product, first, lang) : product.name[lang];
    showDone(fill(isOff ? texts.isOff : texts.isOn, { item }), () => {
      void offer(marks, !isOff, true);
    });
  };
  return { offer, isPending };
}

/** Latest changes of a count, with their reasons. */
function Movements({ item }: { readonly item: string }) {
  const texts = useTexts();
  const loading = useApi('GET /api/admin/stock/:item', { params: { item } }, adminStockLogReply);
  const reasons: Readonly<Record<string, string | undefined>> = texts.reasons;
  return (
    <ListPart name={texts.log} loading={loading}>
      {({ movements }) => (
        <ol className="plain-rows" aria-label={texts.log}>
          {movements.length === 0 && <li className="soft">{texts.noLog}</li>}
          {movements.map(
            ({ id, at, reason, change, on_hand: onHand, order_number: number, by, supplier }) => (
              <li key={id}>
                <div>
                  {reason === 'sale'
                    ? fill(texts.sale, { number: number ?? '' })
                    : (reasons[reason] ?? reason)}
                  {`: ${change > 0 ? '+' : '−'}${Math.abs(change)}, `}
                  {fill(texts.after, { count: onHand ?? texts.unlimited })}
                  {(by || supplier) && (
                    <p className="faint">{[supplier, by].filter(Boolean).join(', ')}</p>
                  )}
                </div>
                <ListTime at={at} />
              </li>
            ),
          )}
        </ol>
      )}
    </ListPart>
  );
}

interface ProductStockProps {
  readonly product: StockProduct | undefined;
  readonly onClose: () => void;
}

/** Everything of one product's stock: numbers, thresholds, what is offered, and what happened. */
export function ProductStock({ product, onClose }: ProductStockProps) {
  const { lang } = useKit();
  return (
    <Layer
      title={product?.name[lang] ?? ''}
      isOpen={product !== undefined}
      onClose={onClose}
      isSheet
    >
      {product && <Details key={product.id} product={product} onClose={onClose} />}
    </Layer>
  );
}

/** Says what there is to know of a mark beside its number. */
function Facts({ mark }: { readonly mark: StockMark }) {
  const texts = useTexts();
  const [typed = mark] = useTyped([mark]);
  const before = useChanges((all) => all.get(mark.item_id)?.before.on_hand);
  const tone = toneOf(typed);
  const count = mark.on_hand ?? texts.unlimited;
  const facts = [
    ...(tone ? [texts.state[tone]] : []),
    ...(typed.on_hand !== mark.on_hand ? [fill(texts.was, { count })] : []),
    ...(before !== undefined && before !== mark.on_hand ? [fill(texts.now, { count })] : []),
    ...(mark.reserved > 0 ? [fill(texts.reserved, { count: mark.reserved })] : []),
    ...(mark.sold > 0 ? [fill(texts.sold, { count: mark.sold })] : []),
  ];
  return <p className="soft">{facts.join(', ')}</p>;
}

function Details({ product, onClose }: ProductStockProps & { product: StockProduct }) {
  const { lang } = useKit();
  const texts = useTexts();
  const { marks } = product;
  const [shown, setShown] = useState(marks.length === 1 ? marks[0]?.item_id : undefined);
  const { offer, isPending } = useOffer(product);
  const isAllOff = marks.every((mark) => mark.is_off);
  return (
    <div className="layer-body">
      <table className="plain-table" aria-label={product.name[lang]}>
        <thead>
          <tr>
            <th scope="col">{texts.product}</th>
            <th scope="col">{texts.free}</th>
            <th scope="col">{texts.threshold}</th>
          </tr>
        </thead>
        <tbody>
          {marks.map((mark) => (
            <tr key={mark.item_id}>
              <th scope="row">
                <b>{markName(mark, texts, lang)}</b>
                <Facts mark={mark} />
                <Box isSelected={!mark.is_off} onChange={(isOn) => void offer([mark], !isOn)}>
                  <span className="hidden">{markName(mark, texts, lang)}, </span>
                  {texts.offered}
                </Box>
              </th>
              <td className="w-38">
                <FreeCell product={product} mark={mark} column="free" hasSteps />
              </td>
              <td className="w-20 ps-2 pe-0 [&>.cell-field]:rounded [&>.cell-field]:border [&>.cell-field]:border-line-2">
                <ThresholdCell
                  product={product}
                  marks={[mark]}
                  name={fullName(product, mark, lang)}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <div>
        {marks.length > 1 && (
          <FilterChip
            label={texts.log}
            value={shown}
            options={marks.map((mark) => [mark.item_id, markName(mark, texts, lang)])}
            onChange={setShown}
          />
        )}
        {shown !== undefined && <Movements item={shown} />}
      </div>
      <div className="layer-foot">
        {marks.length > 1 && (
          <Button
            className="button"
            isPending={isPending}
            onPress={() => void offer(marks, !isAllOff)}
          >
            {isAllOff ? texts.allOn : texts.allOff}
          </Button>
        )}
        <Button className="button primary" onPress={onClose}>
          {texts.done}
        </Button>
      </div>
    </div>
  );
}
