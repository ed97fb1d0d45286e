import { useEffect, useState } from 'react';
import { fill } from '#rules/fill.ts';
import { useKit } from './kit-context.ts';
import { pulseOf, useLive } from './live.ts';
import { useServer } from './server-state.ts';
import { formatListTime } from './times.tsx';

/** Shape and colour of the point before each state of the pulse; a phone has no room for more. */
const POINTS = {
  live: 'before:rounded-full before:bg-(--ok)',
  delayed: 'before:rounded-full before:border-2 before:border-(--warn)',
  lost: 'before:bg-(--hot)',
} as const;

const TICK_MS = 1_000;

/** This device's time, once a second; epoch milliseconds. */
export function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** Says whether what is shown comes by itself, or from when it is. */
export function Connection() {
  const { lang, texts } = useKit();
  const live = useLive();
  const lostAt = useServer((server) => server.lostAt);
  const now = useNow();
  if (live.confirmedAt === 0) return null;
  const pulse = pulseOf({ ...live, lostAt }, now);
  const time = formatListTime(new Date(live.confirmedAt).toISOString(), lang, now);
  return (
    <p
      className={`soft flex items-center gap-2 px-2.5 text-small whitespace-nowrap before:size-2 max-wide:[&>span]:sr-only ${POINTS[pulse]}`}
      data-pulse={pulse}
    >
      <span role="status" aria-label={texts.connection.label}>
        {fill(texts.connection[pulse], { time })}
      </span>
    </p>
  );
}
