import { useEffect, useRef, useState } from 'react';
import { summaryOf } from './summary.ts';
import { useTexts } from './texts.ts';
import type { TodayProps } from './today-props.ts';

const EVERY_MS = 30_000;

/**
 * The day in one sentence for screen readers, after a new order, at most every 30 s. Visitors come and go every second
 * and are never announced.
 */
export function Announcement({ lang, snapshot }: TodayProps) {
  const { summary } = useTexts();
  const { orders_today: orders } = snapshot;
  const [said, setSaid] = useState('');
  const heard = useRef(orders);
  const notBefore = useRef(0);
  const latest = useRef('');
  useEffect(() => {
    latest.current = summaryOf(snapshot, summary, lang);
  }, [snapshot, summary, lang]);
  useEffect(() => {
    const isNew = orders > heard.current;
    heard.current = orders;
    if (!isNew) return;
    const announce = () => {
      notBefore.current = Date.now() + EVERY_MS;
      setSaid(latest.current);
    };
    const timer = setTimeout(announce, notBefore.current - Date.now());
    return () => clearTimeout(timer);
  }, [orders]);
  return (
    <p className="hidden" role="status">
      {said}
    </p>
  );
}
