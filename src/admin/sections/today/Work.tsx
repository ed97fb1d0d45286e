import { Link } from 'react-aria-components';
import { counted, formatCount } from '#admin/kit/counted.ts';
import { placeOf, type SectionKey, useKit } from '#admin/kit/kit-context.ts';
import { useLive } from '#admin/kit/live.ts';
import { useApi } from '#admin/kit/queries.ts';
import { adminBackupReply } from '#contract/admin-backup.ts';
import { adminStockReply } from '#contract/admin-stock.ts';
import type { WaitingWork } from '#contract/dashboard.ts';
import { addDays, berlinDate, isoDate } from '#rules/berlin-day.ts';
import { fill } from '#rules/fill.ts';
import { useTexts } from './texts.ts';
import { dayName, hourMinute, shortTime } from './times.ts';

interface Part {
  readonly title: string;
  readonly text?: string;
  readonly state?: 'due' | 'done';
}

interface WorkProps {
  readonly work: WaitingWork | undefined;
}

/** Orders to pack; undefined until they are known. */
function useToPack({ work }: WorkProps): Part | undefined {
  const texts = useTexts();
  const { lang } = useKit();
  const ahead = useLive((state) => state.serverAheadMs);
  if (!work) return undefined;
  if (work.to_pack === 0) return { title: texts.work.packed, state: 'done' };
  const waited = Date.now() + ahead - Date.parse(work.oldest_to_pack ?? '');
  return {
    title: fill(texts.work.toPack, { count: formatCount(work.to_pack, lang) }),
    text: fill(texts.work.oldest, { time: shortTime(waited, texts.time) }),
  };
}

/** Days before the money is due on which a withdrawal needs its owner. */
const DUE_SOON_DAYS = 3;

/** Open withdrawals with the day on which the first one's money is due. */
function useReturns({ work }: WorkProps): Part | undefined {
  const texts = useTexts().work;
  const { lang } = useKit();
  if (!work) return undefined;
  const { open_returns: open = 0, return_due_on: dueOn } = work;
  if (open === 0 || !dueOn) return { title: texts.noReturns, state: 'done' };
  const dayIn = (days: number) => isoDate(addDays(berlinDate(Date.now()), days));
  const text = dueOn < dayIn(0) ? texts.returnOverdue : texts.returnDue;
  return {
    title: counted(open, texts.oneReturn, texts.returns, lang),
    text: fill(text, { day: dayName(dueOn, lang) }),
    ...(dueOn <= dayIn(DUE_SOON_DAYS) && { state: 'due' }),
  };
}

function useMessages({ work }: WorkProps): Part | undefined {
  const texts = useTexts().work;
  const { lang } = useKit();
  if (!work) return undefined;
  const { open_messages: open } = work;
  if (open === 0) return { title: texts.answered, state: 'done' };
  return { title: counted(open, texts.oneMessage, texts.messages, lang), text: texts.waiting };
}

function useStock(): Part | undefined {
  const { work } = useTexts();
  const { lang } = useKit();
  const sent = { body: { view: 'reorder' } } as const;
  const { data } = useApi('POST /api/admin/stock/search', sent, adminStockReply);
  if (!data) return undefined;
  const { reorder: low, counted: all } = data.counts;
  if (low > 0) return { title: counted(low, work.oneLow, work.low, lang), text: work.lowText };
  if (all === 0) return { title: work.uncounted, state: 'done' };
  const text = fill(work.counted, { count: formatCount(all, lang) });
  return { title: work.enough, text, state: 'done' };
}

function useBackup(): Part | undefined {
  const { work } = useTexts();
  const { lang } = useKit();
  const { data } = useApi('GET /api/admin/backup', {}, adminBackupReply);
  if (!data) return undefined;
  const { last_good: last, failure, has_key: hasKey } = data;
  if (failure !== null) return { title: work.backupFailed, text: failure, state: 'due' };
  if (last === null) {
    const title = work.noBackup;
    return hasKey ? { title, text: work.noneYet } : { title, text: work.noKey, state: 'due' };
  }
  const at = Date.parse(last.at);
  const day = isoDate(berlinDate(at));
  const isAgo = (days: number) => day === isoDate(berlinDate(Date.now() - days * 86_400_000));
  const title = isAgo(0)
    ? work.backupToday
    : isAgo(1)
      ? work.backupYesterday
      : fill(work.backupOn, { day: dayName(day, lang) });
  return { title, text: fill(work.backupAt, { time: hourMinute(at, lang) }), state: 'done' };
}

/** What is to be done first, each part with the way there; one with nothing to do stays in its place. */
export function Work(props: WorkProps) {
  const { lang } = useKit();
  const parts = {
    packing: useToPack(props),
    returns: useReturns(props),
    messages: useMessages(props),
    stock: useStock(),
    backup: useBackup(),
  };
  return (
    <ul
      className="cells grid-cols-5 max-[68.75rem]:grid-cols-6 max-[68.75rem]:*:col-span-2 max-[68.75rem]:*:nth-[-n+2]:col-span-3 max-wide:grid-cols-1 max-wide:*:col-span-1!"
      aria-label={useTexts().work.label}
    >
      {Object.entries(parts).map(([section, part]) => (
        <li key={section}>
          <Link
            className="soft group outline-within data-hovered:bg-(--hover) grid h-full content-start px-(--pad) py-3.5 text-small max-wide:flex max-wide:min-h-12 max-wide:flex-wrap max-wide:content-normal max-wide:items-center max-wide:justify-between max-wide:gap-x-4 max-wide:py-1 max-wide:text-tiny max-wide:leading-5"
            href={placeOf(section as SectionKey, lang)}
            data-state={part?.state}
          >
            <b className="text-[1.125rem] leading-6 font-[700] tracking-[-0.01em] text-(--text) [font-stretch:112%] group-data-[state=done]:font-[600] group-data-[state=done]:text-(--soft) group-data-[state=due]:text-(--hot) max-wide:text-[0.9375rem]">
              {part?.title ?? '\u00a0'}
            </b>
            <span className="cut max-wide:whitespace-normal">{part?.text ?? '\u00a0'}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
