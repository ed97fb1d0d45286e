import { useRef, useState } from 'react';
import type { CartItem } from '../../rules/cart.ts';
import type { RemovedLine } from '../../rules/cart-lines.ts';
import { giftLines } from '../../rules/gifts.ts';
import { lineKey } from '../../rules/line-ids.ts';
import { usePart } from '../shop-context.ts';
import { CartLine } from './CartLine.tsx';
import { removeLine, restoreLine } from './cart-changes.ts';
import { GiftLine } from './GiftLine.tsx';
import { lineName } from './line-view.ts';

/** A line just taken out: what it was, and the way back. */
function RemovedNotice(props: { readonly removed: RemovedLine; readonly onUndo: () => void }) {
  const { t, lang } = usePart();
  return (
    <div className="removed">
      <p>{t('cart.removed', { name: lineName(props.removed.item, lang) })}</p>
      <button type="button" className="name link min-h-11" onClick={props.onUndo}>
        {t('undo')}
      </button>
    </div>
  );
}

/** Lines with their presents. After a removal focus goes to "undo", after that to the line. */
export function CartLines({ items }: { readonly items: readonly CartItem[] }) {
  const [removed, setRemoved] = useState<RemovedLine>();
  const list = useRef<HTMLUListElement>(null);
  const gifts = giftLines(items);

  const focusSoon = (selector: string) => {
    // What was pressed goes away. Taking out what has the focus makes the browser lay out at once.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>(selector)?.focus());
  };
  const remove = (key: string) => {
    setRemoved(removeLine(key));
    focusSoon('.removed button');
  };
  const undo = () => {
    if (!removed) return;
    restoreLine(removed);
    setRemoved(undefined);
    focusSoon(`[data-line="${CSS.escape(lineKey(removed.item))}"] .cart-line-remove`);
  };
  const notice = removed && (
    <li key="removed">
      <RemovedNotice removed={removed} onUndo={undo} />
    </li>
  );
  return (
    <ul ref={list} className="cart-lines">
      {items.map((item, index) => {
        const key = lineKey(item);
        const presents = gifts.filter(({ forLine }) => forLine === key);
        return (
          <li key={key} data-line={key}>
            {removed?.index === index && <RemovedNotice removed={removed} onUndo={undo} />}
            <CartLine item={item} onRemove={() => remove(key)} />
            {presents.map((gift) => (
              <GiftLine key={gift.kind} gift={gift} item={item} />
            ))}
          </li>
        );
      })}
      {removed && removed.index >= items.length && notice}
    </ul>
  );
}
