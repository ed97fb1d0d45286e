import { useEffect, useRef, useState } from 'react';
import type { DashboardProps } from './Dashboard.tsx';
import { Figure } from './Figure.tsx';
import { useLive } from './live-store.ts';
import { summaryPieces } from './summary.ts';

const ANNOUNCE_EVERY_MS = 30_000;

/**
 * Announcement for screen readers: the sentence after a new order, at most every 30 s. Visitors come and go
 * every second and are never announced.
 */
function useAnnouncement(sentence: string, orders: number): string {
  const [said, setSaid] = useState('');
  const heard = useRef(orders);
  const notBefore = useRef(0);
  const latest = useRef(sentence);
  useEffect(() => {
    latest.current = sentence;
  }, [sentence]);
  useEffect(() => {
    const isNew = orders > heard.current;
    heard.current = orders;
    if (!isNew) return;
    const announce = () => {
      notBefore.current = Date.now() + ANNOUNCE_EVERY_MS;
      setSaid(latest.current);
    };
    const timer = setTimeout(announce, notBefore.current - Date.now());
    return () => clearTimeout(timer);
  }, [orders]);
  return said;
}

function Sentence({ texts, lang }: DashboardProps) {
  const snapshot = useLive((state) => state.snapshot);
  const counted = snapshot ?? { orders_today: 0, revenue_today: 0, active_users: 0 };
  const pieces = summaryPieces(counted, texts.front, lang);
  const said = useAnnouncement(pieces.map(({ text }) => text).join(''), counted.orders_today);
  return (
    <>
      <p className="news-sentence">
        {pieces.map(({ text, figure }) =>
          figure === undefined ? text : <Figure key={figure} text={text} />,
        )}
      </p>
      <p className="sr" role="status">
        {said}
      </p>
    </>
  );
}

/** The front page: the page's title, and the day in one sentence. */
export function Front({ isShown, ...props }: DashboardProps & { readonly isShown: boolean }) {
  const { texts } = props;
  const hasNumbers = useLive((state) => state.snapshot !== null);
  return (
    <div className={isShown ? 'news-front' : 'sr'}>
      <h1 className="news-soft">
        {texts.title} / {texts.subtitle}
      </h1>
      {isShown && hasNumbers && <Sentence {...props} />}
    </div>
  );
}
