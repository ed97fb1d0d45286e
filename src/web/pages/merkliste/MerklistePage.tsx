import { useEffect, useMemo, useRef } from 'react';
import type { Card } from '#rules/card.ts';
import { fill } from '#rules/fill.ts';
import { putBack } from '#rules/put-back.ts';
import { foundOf, useCards } from '#web/cards/use-cards.ts';
import { Link } from '#web/runtime/Link.tsx';
import type { HeadProps, PageHead, PageProps } from '#web/runtime/page.ts';
import { Sections } from '#web/search/Browse.tsx';
import { useShop } from '#web/shop-context.ts';
import { rangeHref } from '#web/shop-facts.ts';
import { showToast } from '#web/toasts/toast-store.ts';
import { ListHead } from '#web/ui/ListHead.tsx';
import { NotedCells } from '#web/ui/NotedCells.tsx';
import { changeWishes, useWishlist } from '#web/wishlist/wishlist-store.ts';
import type de from './de.json';

/**
 * When a heart takes its product off the list: offers it back, and moves focus to the next heart,
 * or to the heading after the last one.
 */
function useRemovals(cards: readonly Card[]) {
  const { t } = useShop();
  const list = useRef<HTMLDivElement>(null);
  const before = useRef(cards);
  /** The list's order with all that was removed from it, for undoing in any order. */
  const order = useRef<readonly string[]>([]);
  useEffect(() => {
    const last = before.current;
    before.current = cards;
    const ids: readonly string[] = cards.map(({ id }) => id);
    const whole = order.current;
    order.current = whole.reduce<readonly string[]>((now, id) => putBack(now, id, whole), ids);
    const place = last.findIndex(({ id }) => !ids.includes(id));
    const removed = last[place];
    if (removed === undefined || cards.length !== last.length - 1) return;
    if (document.activeElement === document.body) {
      const hearts = list.current?.querySelectorAll<HTMLElement>('.heart') ?? [];
      const next = hearts[Math.min(place, hearts.length - 1)];
      const heading = document.querySelector<HTMLElement>('main h1');
      heading?.setAttribute('tabindex', '-1');
      (next ?? heading)?.focus();
    }
    showToast({
      title: t('cart.removed', { name: removed.name }),
      action: {
        label: t('undo'),
        run: () => changeWishes((now) => putBack(now, removed.id, order.current)),
      },
    });
  }, [cards, t]);
  return list;
}

const NONE: readonly Card[] = [];

/** The wishlist; known once the browser's store and the products were read. */
export function Page({ texts, lang }: PageProps<typeof de>) {
  const { t } = useShop();
  const ids = useWishlist((state) => state.ids);
  const known = useWishlist((state) => state.known);
  const { cards: read, isFailed } = useCards(ids, lang);
  const find = read?.find;
  const cards = useMemo(() => (find ? foundOf(ids, find) : NONE), [ids, find]);
  const list = useRemovals(cards);
  const isEmpty = known && find !== undefined && cards.length === 0;
  const count = fill(cards.length === 1 ? texts.countOne : texts.count, { n: cards.length });
  return (
    <div className="wrap wishlist">
      <ListHead title={texts.title} aside={cards.length > 0 ? count : undefined} />
      <div ref={list} className="min-h-[60vh] pb-24">
        {isFailed && (
          <p className="error pb-4" role="alert">
            {t('offline')}
          </p>
        )}
        {isEmpty && (
          <div className="grid justify-items-start gap-6 border-t-[1.5px] border-ink py-12">
            <p className="h3 max-w-[22em]">{texts.empty}</p>
            <p className="lead max-w-[32em]">{texts.emptyText}</p>
            <Link className="btn" href={rangeHref(lang)}>
              {texts.browse}
            </Link>
            <nav className="w-full pt-6" aria-label={texts.sections}>
              <Sections intro={texts.sections} />
            </nav>
          </div>
        )}
        <h2 className="sr">{texts.title}</h2>
        <NotedCells cards={cards} />
      </div>
    </div>
  );
}

export function head({ texts }: HeadProps<typeof de>): PageHead {
  return { title: texts.title, description: texts.description };
}
