import { useEffect, useRef } from 'react';
import type { SeedProductId } from '../../../catalogue/ids.ts';
import { productName } from '../../../catalogue/names.ts';
import { SEED_OFFERS } from '../../../catalogue/seed/offers.ts';
import { href } from '../../../routes.ts';
import { putBack } from '../../../rules/put-back.ts';
import { fill } from '../../i18n/translate.ts';
import { Link } from '../../runtime/Link.tsx';
import type { HeadProps, PageHead, PageProps } from '../../runtime/page.ts';
import { Sections } from '../../search/Browse.tsx';
import { useShop } from '../../shop-context.ts';
import { showToast } from '../../toasts/toast-store.ts';
import { ListHead } from '../../ui/ListHead.tsx';
import { NotedCells } from '../../ui/NotedCells.tsx';
import { changeWishes, useWishlist } from '../../wishlist/wishlist-store.ts';
import type { MerklisteTexts } from './de.ts';

/** The stored ids that the shop still has, in their order. */
function knownIds(ids: readonly string[]): readonly SeedProductId[] {
  const known = new Map<string, SeedProductId>(SEED_OFFERS.map(({ id }) => [id, id]));
  return ids.flatMap((id) => known.get(id) ?? []);
}

/**
 * When a heart takes its product off the list: offers it back, and moves focus to the next heart,
 * or to the heading after the last one.
 */
function useRemovals(ids: readonly SeedProductId[]) {
  const { t, lang } = useShop();
  const list = useRef<HTMLDivElement>(null);
  const before = useRef(ids);
  /** The list's order with all that was removed from it, for undoing in any order. */
  const order = useRef<readonly string[]>(ids);
  useEffect(() => {
    const last = before.current;
    before.current = ids;
    const whole = order.current;
    order.current = whole.reduce<readonly string[]>((now, id) => putBack(now, id, whole), ids);
    const place = last.findIndex((id) => !ids.includes(id));
    const removed = last[place];
    if (removed === undefined || ids.length !== last.length - 1) return;
    if (document.activeElement === document.body) {
      const hearts = list.current?.querySelectorAll<HTMLElement>('.heart') ?? [];
      const next = hearts[Math.min(place, hearts.length - 1)];
      const heading = document.querySelector<HTMLElement>('main h1');
      heading?.setAttribute('tabindex', '-1');
      (next ?? heading)?.focus();
    }
    showToast({
      title: t('cart.removed', { name: productName(removed, lang) }),
      action: {
        label: t('undo'),
        run: () => changeWishes((now) => putBack(now, removed, order.current)),
      },
    });
  }, [ids, t, lang]);
  return list;
}

/** The wishlist; known once the browser's store was read. */
export function Page({ texts, lang }: PageProps<MerklisteTexts>) {
  const stored = useWishlist((state) => state.ids);
  const known = useWishlist((state) => state.known);
  const ids = knownIds(stored);
  const list = useRemovals(ids);
  const count = fill(ids.length === 1 ? texts.countOne : texts.count, { n: ids.length });
  return (
    <div className="wrap wishlist">
      <ListHead title={texts.title} aside={known && ids.length > 0 ? count : undefined} />
      <div ref={list} className="min-h-[60vh] pb-24">
        {known && ids.length === 0 && (
          <div className="grid justify-items-start gap-6 border-t-[1.5px] border-ink py-12">
            <p className="h3 max-w-[22em]">{texts.empty}</p>
            <p className="lead max-w-[32em]">{texts.emptyText}</p>
            <Link className="btn" href={href('produkte', lang)}>
              {texts.browse}
            </Link>
            <nav className="w-full pt-6" aria-label={texts.sections}>
              <Sections intro={texts.sections} />
            </nav>
          </div>
        )}
        <h2 className="sr">{texts.title}</h2>
        <NotedCells ids={ids} />
      </div>
    </div>
  );
}

export function head({ texts }: HeadProps<MerklisteTexts>): PageHead {
  return { title: texts.title, description: texts.description };
}
