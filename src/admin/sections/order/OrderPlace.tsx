import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { Link } from 'react-aria-components';
import { formatListCount } from '#admin/kit/counted.ts';
import { Icon } from '#admin/kit/Icon.tsx';
import { sectionHref, useKit } from '#admin/kit/kit-context.ts';
import type { AdminOrderReply } from '#contract/admin-orders.ts';
import { fill } from '#rules/fill.ts';
import { neighboursOf } from './order-trail.ts';
import { useTexts } from './texts.ts';

interface PlaceProps {
  readonly orderKey: string;
  /** Its place among all orders; undefined while it loads. */
  readonly among: AdminOrderReply['place'];
}

/** Place of an order in the part of the list it was opened from, else among all; J and K go on from there. */
export function OrderPlace({ orderKey, among }: PlaceProps) {
  const texts = useTexts();
  const { lang } = useKit();
  const navigate = useNavigate();
  const neighbours = neighboursOf(orderKey) ?? among;
  const { previous = null, next = null } = neighbours ?? {};
  useEffect(() => {
    const go = ({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
      const order = key === 'j' ? next : key === 'k' ? previous : null;
      const isElsewhere =
        target instanceof Element && target.closest('input, textarea, [role="dialog"]') !== null;
      if (order === null || isElsewhere || ctrlKey || metaKey || altKey) return;
      void navigate({ to: '/orders/$order/{-$layer}', params: { order } });
    };
    addEventListener('keydown', go);
    return () => removeEventListener('keydown', go);
  }, [navigate, next, previous]);
  if (!neighbours || neighbours.count === 1) return null;
  const way = (order: string | null, name: string, icon: 'up' | 'down') =>
    order !== null && (
      <Link
        className="button quiet square"
        aria-label={name}
        href={sectionHref(lang, `/orders/${order}`)}
      >
        <Icon name={icon} />
      </Link>
    );
  return (
    <span className="ms-3 inline-flex items-center gap-0.5 max-wide:hidden">
      {way(previous, texts.previous, 'up')}
      {way(next, texts.next, 'down')}
      <span className="faint">
        {fill(texts.place, {
          at: formatListCount(neighbours.at, lang),
          count: formatListCount(neighbours.count, lang),
        })}
      </span>
    </span>
  );
}
