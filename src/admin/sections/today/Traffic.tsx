import type { ReactNode } from 'react';
import { Link } from 'react-aria-components';
import { Block } from '#admin/kit/Block.tsx';
import { formatCount } from '#admin/kit/counted.ts';
import { placeOf, useKit } from '#admin/kit/kit-context.ts';
import { useApi } from '#admin/kit/queries.ts';
import { Thumb } from '#admin/kit/Thumb.tsx';
import { adminProductsReply } from '#contract/admin-products.ts';
import type { Counted } from '#contract/dashboard.ts';
import { formatPrice } from '#rules/money.ts';
import { PageName } from './PageName.tsx';
import { useTexts } from './texts.ts';
import type { TodayProps } from './today-props.ts';

interface BarListProps {
  readonly title: string;
  readonly rows: readonly Counted[];
  readonly format: (count: number) => string;
  readonly empty: string;
  /** Shows a row's key; without it, the key is shown as it is. */
  readonly label?: (key: string) => ReactNode;
}

/** A short list with bars to scale; every bar is labelled with its number. */
export function BarList({ title, rows, format, empty, label }: BarListProps) {
  const most = Math.max(1, ...rows.map(({ count }) => count));
  return (
    <Block className="today-panel" title={title}>
      {rows.length === 0 ? (
        <p className="soft">{empty}</p>
      ) : (
        <ol className="[--thumb:1.75rem]">
          {rows.map(({ key, count }) => (
            <li
              key={key}
              className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 pt-1.5 pb-[0.4375rem]"
            >
              <span className="cut">{label ? label(key) : key}</span>
              <span>{format(count)}</span>
              <i className="col-span-full flex h-0.5 bg-(--line)" aria-hidden="true">
                <b
                  className="drawn bg-(--soft)"
                  style={{ width: `${(Math.max(0, count) / most) * 100}%` }}
                />
              </i>
            </li>
          ))}
        </ol>
      )}
    </Block>
  );
}

/** Products that visitors look at, by name; an id that the shop no longer has stays an id. */
function ActiveProducts({ snapshot }: TodayProps) {
  const texts = useTexts();
  const { lang } = useKit();
  const rows = snapshot.active_products;
  const ids = rows.map(({ key }) => key).toSorted();
  const { data, isPlaceholderData } = useApi(
    'POST /api/admin/catalogue/products',
    { body: { ids: ids.join() } },
    adminProductsReply,
    { isAsked: ids.length > 0 },
  );
  const isKnown = data !== undefined && !isPlaceholderData;
  return (
    <BarList
      title={texts.activeProducts}
      rows={rows}
      format={(count) => formatCount(count, lang)}
      empty={texts.empty.data}
      label={(key) => {
        const product = data?.products.find(({ id }) => id === key);
        return (
          <Link className="with-thumb" href={`${placeOf('products', lang)}/${key}`}>
            <Thumb base={product?.picture ?? undefined} />
            <span className="cut">{product?.name?.[lang] ?? (isKnown ? key : '\u00a0')}</span>
          </Link>
        );
      }}
    />
  );
}

/** Where visitors come from, what they look at, and what sold by source. */
export function Traffic(props: TodayProps) {
  const { lang, snapshot } = props;
  const texts = useTexts();
  const count = (n: number) => formatCount(n, lang);
  const empty = texts.empty.data;
  return (
    <>
      <BarList
        title={texts.pages}
        rows={snapshot.top_pages}
        format={count}
        empty={empty}
        label={(path) => <PageName {...props} path={path} />}
      />
      <BarList title={texts.referrers} rows={snapshot.top_referrers} format={count} empty={empty} />
      <ActiveProducts {...props} />
      <BarList
        title={texts.referrerRevenue}
        rows={snapshot.referrer_revenue}
        format={(cents) => formatPrice(cents, lang)}
        empty={empty}
      />
    </>
  );
}
