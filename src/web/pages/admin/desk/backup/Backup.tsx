import { useState } from 'react';
import { fill } from '#browser/fill.ts';
import { formatDateTime } from '#browser/times.ts';
import {
  type AdminBackupReply,
  adminBackupReply,
  adminReleaseReply,
} from '#contract/admin-backup.ts';
import { ADMIN_API } from '#web/pages/admin/admin-paths.ts';
import type { DeskProps } from '../texts.ts';
import { useAction } from '../use-action.ts';
import { useReply } from '../use-reply.ts';
import { Waiting } from '../Waiting.tsx';

interface StatusProps extends DeskProps {
  readonly status: AdminBackupReply;
}

interface RestoreProps extends DeskProps {
  readonly restore: NonNullable<AdminBackupReply['restore']>;
  readonly onReleased: () => void;
}

/** A restored shop keeps what waited until the owner has looked at it. */
function Restored({ texts, lang, restore, onReleased }: RestoreProps) {
  const { backup } = texts;
  const { busy, problem, send } = useAction({ texts, lang });
  const count = restore.held_mails;
  const held = count === 0 ? backup.held.none : count === 1 ? backup.held.one : backup.held.other;
  const release = async () => {
    if (await send(ADMIN_API.adminReleaseMails, {}, adminReleaseReply)) onReleased();
  };
  return (
    <section
      className="grid max-w-[68ch] justify-items-start gap-2"
      aria-labelledby="backup-restored"
    >
      <h3 id="backup-restored" className="news-wait font-bold!">
        {backup.restored}
      </h3>
      <p>{fill(backup.restoredText, { time: formatDateTime(restore.backup_at, lang) })}</p>
      <p>{restore.reconciled ? fill(held, { count }) : backup.reconciling}</p>
      {restore.reconciled && (
        <button
          type="button"
          className="desk-button"
          aria-busy={busy}
          onClick={() => void release()}
        >
          {count === 0 ? backup.releaseNone : backup.release}
        </button>
      )}
      <p className="news-hot" role="alert">
        {problem}
      </p>
    </section>
  );
}

function failureText({ failure }: AdminBackupReply, texts: DeskProps['texts']['backup']): string {
  if (failure === null) return '';
  return failure === 'interrupted' ? texts.interrupted : fill(texts.failed, { reason: failure });
}

/** `23.11.2026, 03:00, 1,2 MB, 4.321 Zeilen` */
function goodText(
  { at, bytes, rows }: NonNullable<AdminBackupReply['last_good']>,
  { texts, lang }: DeskProps,
): string {
  const number = (value: number) =>
    new Intl.NumberFormat(lang, { maximumFractionDigits: 1 }).format(value);
  const size = fill(texts.backup.size, {
    megabytes: number(Math.max(0.1, bytes / 1e6)),
    rows: number(rows),
  });
  return `${formatDateTime(at, lang)}, ${size}`;
}

function Status({ texts, lang, status }: StatusProps) {
  const { backup } = texts;
  const { has_key: hasKey, last_good: good } = status;
  return (
    <>
      {!hasKey && (
        <section className="grid max-w-[68ch] gap-2" aria-labelledby="backup-key">
          <h3 id="backup-key" className="news-hot font-bold">
            {backup.noKey}
          </h3>
          <p>{backup.noKeyText}</p>
        </section>
      )}
      <dl className="desk-facts">
        <div>
          <dt>{backup.lastGood}</dt>
          <dd className="num">{good === null ? backup.none : goodText(good, { texts, lang })}</dd>
        </div>
        <div>
          <dt>{backup.place}</dt>
          <dd className="break-all">{status.place}</dd>
        </div>
      </dl>
      {hasKey && good === null && status.failure === null && <p>{backup.soon}</p>}
      {status.failure !== null && <p className="news-hot">{failureText(status, backup)}</p>}
      {hasKey && !status.elsewhere && <p className="news-soft max-w-[68ch]">{backup.samePlace}</p>}
    </>
  );
}

/** Time of the last good backup, and the mails that a restored shop holds back. */
export function Backup({ texts, lang }: DeskProps) {
  const { reply, reload } = useReply(ADMIN_API.adminBackup, adminBackupReply);
  const [isReleased, setReleased] = useState(false);
  const { backup } = texts;
  const onReleased = () => {
    setReleased(true);
    reload();
  };
  return (
    <section className="desk-panel" aria-label={backup.title}>
      <h2 className="desk-title">{backup.title}</h2>
      <p className="news-soft max-w-[68ch]">{backup.text}</p>
      <p role="status">{isReleased && backup.released}</p>
      {reply?.ok ? (
        <>
          {reply.data.restore !== null && (
            <Restored
              texts={texts}
              lang={lang}
              restore={reply.data.restore}
              onReleased={onReleased}
            />
          )}
          <Status texts={texts} lang={lang} status={reply.data} />
        </>
      ) : (
        <Waiting texts={texts} reply={reply} reload={reload} />
      )}
    </section>
  );
}
