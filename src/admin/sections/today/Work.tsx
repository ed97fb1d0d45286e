import { Link } from 'react-aria-components';
import { formatCount } from '#admin/kit/amounts.ts';
import { useKit } from '#admin/kit/kit-context.ts';
import { useLive } from '#admin/kit/live.ts';
import { useApi } from '#admin/kit/queries.ts';
import { placeOf, type SectionKey } from '#admin/kit/sections.ts';
import { fill } from '#browser/fill.ts';
import { adminBackupReply } from '#contract/admin-backup.ts';
import { adminStockReply } from '#contract/admin-stock.ts';
import type { WaitingWork } from '#contract/dashboard.ts';
import { berlinDate, isoDate } from '#rules/berlin-day.ts';
import type { TodayTexts } from './de.ts';
import { dayName, hourMinute, shortTime } from './times.ts';

interface PartProps {
  readonly section: SectionKey;
  /** Undefined until it is known. */
  readonly title: string | undefined;
  readonly text?: string | undefined;
  readonly state?: 'due' | 'done' | undefined;
}

function Part({ section, title, text, state }: PartProps) {
  const { lang } = useKit();
  return (
    <li>
      <Link className="today-part" href={placeOf(section, lang)} data-state={state}>
        <b className="today-part-title">{title ?? '\u00a0'}</b>
        <span className="cut">{text ?? '\u00a0'}</span>
      </Link>
    </li>
  );
}

interface WorkProps {
  readonly texts: TodayTexts;
  readonly work: WaitingWork | undefined;
}

function ToPack({ texts, work }: WorkProps) {
  const { lang } = useKit();
  const ahead = useLive((state) => state.serverAheadMs);
  if (!work) return <Part section="packing" title={undefined} />;
  if (work.to_pack === 0) return <Part section="packing" title={texts.work.packed} state="done" />;
  const title = fill(texts.work.toPack, { count: formatCount(work.to_pack, lang) });
  const waited = Date.now() + ahead - Date.parse(work.oldest_to_pack ?? '');
  const text = fill(texts.work.oldest, { time: shortTime(waited, texts.time) });
  return <Part section="packing" title={title} text={text} />;
}

function Messages({ texts, work }: WorkProps) {
  const { lang } = useKit();
  if (!work) return <Part section="messages" title={undefined} />;
  const { open_messages: open } = work;
  if (open === 0) return <Part section="messages" title={texts.work.answered} state="done" />;
  const title =
    open === 1
      ? texts.work.oneMessage
      : fill(texts.work.messages, { count: formatCount(open, lang) });
  return <Part section="messages" title={title} text={texts.work.waiting} />;
}

function Stock({ texts: { work } }: Pick<WorkProps, 'texts'>) {
  const { lang } = useKit();
  const { data } = useApi('GET /api/admin/stock', { query: 'view=reorder' }, adminStockReply);
  if (!data) return <Part section="stock" title={undefined} />;
  const { reorder: low, counted } = data.counts;
  const count = (n: number) => ({ count: formatCount(n, lang) });
  if (low > 0) {
    const title = low === 1 ? work.oneLow : fill(work.low, count(low));
    return <Part section="stock" title={title} text={work.lowText} />;
  }
  if (counted === 0) return <Part section="stock" title={work.uncounted} state="done" />;
  const text = fill(work.counted, count(counted));
  return <Part section="stock" title={work.enough} text={text} state="done" />;
}

function Backup({ texts: { work } }: Pick<WorkProps, 'texts'>) {
  const { lang } = useKit();
  const { data } = useApi('GET /api/admin/backup', {}, adminBackupReply);
  if (!data) return <Part section="backup" title={undefined} />;
  const { last_good: last, failure, has_key: hasKey } = data;
  if (failure !== null)
    return <Part section="backup" title={work.backupFailed} text={failure} state="due" />;
  if (last === null) {
    const text = hasKey ? work.noneYet : work.noKey;
    return (
      <Part section="backup" title={work.noBackup} text={text} state={hasKey ? undefined : 'due'} />
    );
  }
  const at = Date.parse(last.at);
  const dayAgo = (days: number) => isoDate(berlinDate(Date.now() - days * 86_400_000));
  const day = isoDate(berlinDate(at));
  const title =
    day === dayAgo(0)
      ? work.backupToday
      : day === dayAgo(1)
        ? work.backupYesterday
        : fill(work.backupOn, { day: dayName(day, lang) });
  const text = fill(work.backupAt, { time: hourMinute(at, lang) });
  return <Part section="backup" title={title} text={text} state="done" />;
}

/** What is to be done first, each part with the way there; one with nothing to do stays in its place. */
export function Work({ texts, work }: WorkProps) {
  return (
    <ul className="today-work" aria-label={texts.work.label}>
      <ToPack texts={texts} work={work} />
      <Messages texts={texts} work={work} />
      <Stock texts={texts} />
      <Backup texts={texts} />
    </ul>
  );
}
