import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { Link } from 'react-aria-components';
import { Icon } from '#admin/kit/Icon.tsx';
import { sectionHref, useKit } from '#admin/kit/kit-context.ts';
import { fill } from '#rules/fill.ts';
import { neighboursOf } from './order-trail.ts';
import { useTexts } from './texts.ts';

interface PlaceProps {
  readonly orderKey: string;
}

/** Place of an order in the list it was opened from; J and K go on from there. */
export function OrderPlace({ orderKey }: PlaceProps) {
  const texts = useTexts();
  const { lang } = useKit();
  const navigate = useNavigate();
  const neighbours = neighboursOf(orderKey);
  const { previous, next } = neighbours ?? {};
  useEffect(() => {
    const go = ({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
      const order = key === 'j' ? next : key === 'k' ? previous : undefined;
      const isElsewhere =
        target instanceof Element && target.closest('input, textarea, [role="dialog"]') !== null;
      if (order === undefined || isElsewhere || ctrlKey || metaKey || altKey) return;
      void navigate({ to: '/orders/$order/{-$layer}', params: { order } });
    };
    addEventListener('keydown', go);
    return () => removeEventListener('keydown', go);
  }, [navigate, next, previous]);
  if (!neighbours || neighbours.count === 1) return null;
  const way = (order: string | undefined, name: string, icon: 'up' | 'down') =>
    order !== undefined && (
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
        {fill(texts.place, { at: neighbours.at, count: neighbours.count })}
      </span>
    </span>
  );
}
