import { formatDateTime } from '#browser/times.ts';
import type { AdminEntry } from '#contract/admin-catalogue.ts';
import { formatPrice } from '#rules/money.ts';
import type { DeskProps } from '../texts.ts';

/** Every price that was shown, the newest first. */
export function PriceHistory({ prices, texts, lang }: DeskProps & Pick<AdminEntry, 'prices'>) {
  const { prices: say } = texts.range.editor;
  const { packs } = texts.range.names;
  const hasPacks = prices.some(({ variant }) => variant !== '');
  const euros = (cents: number | null) => (cents === null ? say.ended : formatPrice(cents, lang));
  return (
    <section className="desk-block" aria-labelledby="range-prices">
      <h4 id="range-prices">{say.title}</h4>
      {prices.length === 0 ? (
        <p className="news-soft">{say.none}</p>
      ) : (
        <table className="range-table num">
          <thead>
            <tr>
              <th scope="col">{say.since}</th>
              {hasPacks && <th scope="col">{say.pack}</th>}
              <th scope="col">{say.price}</th>
              <th scope="col">{say.original}</th>
              <th scope="col">{say.version}</th>
            </tr>
          </thead>
          <tbody>
            {prices.map((each) => (
              <tr key={`${each.version} ${each.variant}`}>
                <td>{formatDateTime(each.shown_from, lang)}</td>
                {hasPacks && <td>{packs[each.variant] ?? each.variant}</td>}
                <td>{euros(each.price_cents)}</td>
                <td>{each.original_cents !== null && euros(each.original_cents)}</td>
                <td>{each.version}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
