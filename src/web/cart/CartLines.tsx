import { useEffect, useRef, useState } from 'react';
import type { CartItem } from '#rules/cart.ts';
import type { RemovedLine } from '#rules/cart-lines.ts';
import { mayGive } from '#rules/claims.ts';
import { giftLines } from '#rules/gifts.ts';
import { lineKey } from '#rules/line-ids.ts';
import type { ReadCards } from '../cards/read-cards.ts';
import { usePart } from '../shop-context.ts';
import { focusSoon, letGoOfFocus } from '../ui/focus-soon.ts';
import { CartLine, usePriceNote } from './CartLine.tsx';
import {
  chooseGiftColour,
  chooseGiftColourForOne,
  removeLine,
  restoreLine,
} from './cart-changes.ts';
import { GiftLine } from './GiftLine.tsx';
import type { ChangedLine } from './line-prices.ts';
import { rowKeys, viewLine } from './line-view.ts';

/** A line just taken out: what it was, and the way back. */
function RemovedNotice(props: {
  readonly removed: RemovedLine;
  readonly cards: ReadCards;
  readonly onUndo: () => void;
}) {
  const { t, lang } = usePart();
  const { name } = viewLine(props.removed.item, props.cards, lang);
  return (
    <div className="removed flex items-center justify-between gap-4 border-b border-line bg-ground px-6 py-2.5 [animation:fade_0.2s_var(--ease-out)]">
      <p>{t('cart.removed', { name })}</p>
      <button type="button" className="name link min-h-11" onClick={props.onUndo}>
        {t('undo')}
      </button>
    </div>
  );
}

/** Tells screen readers what the lines show; a text that was there from the start would not be read. */
function ChangeStatus({ changed, cards }: Pick<CartLinesProps, 'changed' | 'cards'>) {
  const { lang } = usePart();
  const noteOf = usePriceNote();
  const text = changed
    .map(
      ({ item, price }) => `${viewLine(item, cards, lang).title}: ${noteOf(price, item.quantity)}`,
    )
    .join(' ');
  const [told, setTold] = useState('');
  useEffect(() => setTold(text), [text]);
  return (
    <p className="sr" role="status">
      {told}
    </p>
  );
}

interface CartLinesProps {
  /** At their present prices. */
  readonly items: readonly CartItem[];
  readonly changed: readonly ChangedLine[];
  readonly cards: ReadCards;
  /** Nothing can be changed for the moment. */
  readonly inert: boolean;
}

/** Lines with their presents. After a removal focus goes to "undo", after that to the line. */
export function CartLines({ items, changed, cards, inert }: CartLinesProps) {
  const [removed, setRemoved] = useState<RemovedLine>();
  const list = useRef<HTMLUListElement>(null);
  const { settings } = usePart();
  const gifts = giftLines(items, cards).filter(({ kind }) =>
    mayGive(settings.mode, kind, cards.given?.gift),
  );
  const keys = rowKeys(items);
  const prices = new Map(changed.map(({ item, price }) => [lineKey(item), price]));

  const find = (selector: string) => () => list.current?.querySelector<HTMLElement>(selector);
  const inLine = (item: CartItem, selector: string) =>
    find(`[data-line="${CSS.escape(lineKey(item))}"] ${selector}`);
  const remove = (key: string) => {
    letGoOfFocus();
    setRemoved(removeLine(key));
    focusSoon(find('.removed button'));
  };
  const undo = () => {
    if (!removed) return;
    letGoOfFocus();
    restoreLine(removed);
    setRemoved(undefined);
    focusSoon(inLine(removed.item, '.cart-line-remove'));
  };
  const recolour = (item: CartItem, giftColor: string, forOne: boolean) => {
    (forOne ? chooseGiftColourForOne : chooseGiftColour)(
      lineKey(item),
      giftColor,
      cards.given?.colours ?? [],
    );
    // The line may have become one with its like, whose list is then the one to go on with.
    focusSoon(inLine({ ...item, giftColor }, '.gift-colour select'));
  };
  const notice = removed && (
    <li key="removed">
      <RemovedNotice removed={removed} cards={cards} onUndo={undo} />
    </li>
  );
  return (
    <>
      <ul
        ref={list}
        className="cart-lines flex-[1_0_auto] border-t border-line *:border-b *:border-line"
        inert={inert}
      >
        {items.map((item, index) => {
          const key = lineKey(item);
          const presents = gifts.filter(({ forLine }) => forLine === key);
          return (
            <li key={keys[index]} data-line={key}>
              {removed?.index === index && (
                <RemovedNotice removed={removed} cards={cards} onUndo={undo} />
              )}
              <CartLine
                item={item}
                price={prices.get(key)}
                cards={cards}
                onRemove={() => remove(key)}
              />
              {presents.map((gift) => (
                <GiftLine
                  key={gift.kind}
                  gift={gift}
                  item={item}
                  items={items}
                  cards={cards}
                  onColour={(colour, forOne) => recolour(item, colour, forOne)}
                />
              ))}
            </li>
          );
        })}
        {removed && removed.index >= items.length && notice}
      </ul>
      <ChangeStatus changed={changed} cards={cards} />
    </>
  );
}
