import { Button, Disclosure, DisclosurePanel, Heading } from 'react-aria-components';
import { Icon } from '#admin/kit/Icon.tsx';
import { useKit } from '#admin/kit/kit-context.ts';
import { formatDateTime } from '#browser/times.ts';
import type { AdminEntry } from '#contract/admin-catalogue.ts';
import { formatPrice } from '#rules/money.ts';
import { percentOff } from '#rules/price-figures.ts';
import { parsePath, valueAt } from '../range/content-path.ts';
import { useEditor } from '../range/editor-context.ts';
import { FieldInput } from '../range/FieldInput.tsx';
import { pricePaths } from './fields.ts';
import { lowestPrice } from './price-facts.ts';
import { useTexts } from './texts.ts';

interface PricesProps {
  readonly prices: AdminEntry['prices'];
}

/** Prices of the product, or of each of its packs, with what they were. */
export function PriceTable({ prices }: PricesProps) {
  const { lang } = useKit();
  const { content, names } = useEditor();
  const { price: say } = useTexts();
  const saving = (path: string) => {
    const [price, former] = ['priceCents', 'originalCents'].map((key) =>
      valueAt(content, parsePath(path + key)),
    );
    const isReduced = typeof price === 'number' && typeof former === 'number' && former > price;
    return isReduced ? `−${percentOff(price, former)} %` : '';
  };
  return (
    <table className="plain-table price-table">
      <thead>
        <tr>
          <th scope="col">
            <span className="hidden">{say.pack}</span>
          </th>
          <th scope="col">{say.price}</th>
          <th scope="col">{say.former}</th>
          <th scope="col" className="wide-only">
            {say.lowest}
          </th>
          <th scope="col">{say.saving}</th>
        </tr>
      </thead>
      <tbody>
        {pricePaths(content).map((path) => {
          const pack = path.split('.')[1] ?? '';
          const lowest = lowestPrice(prices, pack, Date.now());
          return (
            <tr key={path}>
              <th scope="row">{pack === '' ? say.own : (names.packs[pack] ?? pack)}</th>
              {['priceCents', 'originalCents'].map((key) => (
                <td key={key}>
                  <FieldInput
                    field={{
                      path: path + key,
                      type: 'euros',
                      ...(key === 'originalCents' && { isOptional: true }),
                    }}
                    path={parsePath(path + key)}
                  />
                </td>
              ))}
              <td className="wide-only soft">
                {lowest !== undefined && formatPrice(lowest, lang)}
              </td>
              <td>{saving(path)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** Every price that was shown, the newest first. */
export function PriceHistory({ prices }: PricesProps) {
  const { lang } = useKit();
  const { names } = useEditor();
  const { price: say } = useTexts();
  const hasPacks = prices.some(({ variant }) => variant !== '');
  const euros = (cents: number | null) => (cents === null ? say.ended : formatPrice(cents, lang));
  return (
    <Disclosure className="fold">
      <Heading level={3}>
        <Button slot="trigger">
          <Icon name="next" />
          {say.history}
        </Button>
      </Heading>
      <DisclosurePanel>
        {prices.length === 0 ? (
          <p className="soft">{say.none}</p>
        ) : (
          <table className="plain-table changes">
            <thead className="max-wide:sr-only">
              <tr>
                <th scope="col">{say.since}</th>
                {hasPacks && <th scope="col">{say.pack}</th>}
                <th scope="col">{say.price}</th>
                <th scope="col">{say.former}</th>
                <th scope="col">{say.version}</th>
              </tr>
            </thead>
            <tbody>
              {prices.map((each) => (
                <tr key={`${each.version} ${each.variant}`}>
                  <td>{formatDateTime(each.shown_from, lang)}</td>
                  {hasPacks && <td>{names.packs[each.variant] ?? each.variant}</td>}
                  <td>{euros(each.price_cents)}</td>
                  <td>{each.original_cents !== null && euros(each.original_cents)}</td>
                  <td>{each.version}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </DisclosurePanel>
    </Disclosure>
  );
}
