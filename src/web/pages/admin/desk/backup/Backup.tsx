import { useState } from 'react';
import { API } from '../../../../../api-paths.ts';
import {
  type DeskBackupReply,
  deskBackupReply,
  deskReleaseReply,
} from '../../../../../contract/desk-backup.ts';
import { fill } from '../../../../i18n/translate.ts';
import { formatDateTime } from '../format-date-time.ts';
import type { DeskProps } from '../texts.ts';
import { useAction } from '../use-action.ts';
import { useReply } from '../use-reply.ts';
import { Waiting } from '../Waiting.tsx';

interface StatusProps extends DeskProps {
  readonly status: DeskBackupReply;
}

interface RestoreProps extends DeskProps {
  readonly restore: NonNullable<DeskBackupReply['restore']>;
  readonly onReleased: () => void;
}

/** A restored shop keeps what waited until the owner has looked at it. */
function Restored({ copy, lang, restore, onReleased }: RestoreProps) {
  const texts = copy.backup;
  const { busy, problem, send } = useAction({ copy, lang });
  const count = restore.held_mails;
  const held = count === 0 ? texts.held.none : count === 1 ? texts.held.one : texts.held.other;
  const release = async () => {
    if (await send(API.deskReleaseMails, {}, deskReleaseReply)) onReleased();
  };
  return (
    <section
      className="grid max-w-[68ch] justify-items-start gap-2"
      aria-labelledby="backup-restored"
    >
      <h3 id="backup-restored" className="news-wait font-bold!">
        {texts.restored}
      </h3>
      <p>{fill(texts.restoredText, { time: formatDateTime(restore.backup_at, lang) })}</p>
      <p>{restore.reconciled ? fill(held, { count }) : texts.reconciling}</p>
      {restore.reconciled && (
        <button
          type="button"
          className="desk-button"
          aria-busy={busy}
          onClick={() => void release()}
        >
          {count === 0 ? texts.releaseNone : texts.release}
        </button>
      )}
      <p className="news-hot" role="alert">
        {problem}
      </p>
    </section>
  );
}

function failureText({ failure }: DeskBackupReply, texts: DeskProps['copy']['backup']): string {
  if (failure === null) return '';
  return failure === 'interrupted' ? texts.interrupted : fill(texts.failed, { reason: failure });
}

/** `23.11.2026, 03:00, 1,2 MB, 4.321 Zeilen` */
function goodText(
  { at, bytes, rows }: NonNullable<DeskBackupReply['last_good']>,
  { copy, lang }: DeskProps,
): string {
  const number = (value: number) =>
    new Intl.NumberFormat(lang, { maximumFractionDigits: 1 }).format(value);
  const size = fill(copy.backup.size, {
    megabytes: number(Math.max(0.1, bytes / 1e6)),
    rows: number(rows),
  });
  return `${formatDateTime(at, lang)}, ${size}`;
}

function Status({ copy, lang, status }: StatusProps) {
  const texts = copy.backup;
  const { has_key: hasKey, last_good: good } = status;
  return (
    <>
      {!hasKey && (
        <section className="grid max-w-[68ch] gap-2" aria-labelledby="backup-key">
          <h3 id="backup-key" className="news-hot font-bold">
            {texts.noKey}
          </h3>
          <p>{texts.noKeyText}</p>
        </section>
      )}
      <dl className="desk-facts">
        <div>
          <dt>{texts.lastGood}</dt>
          <dd className="num">{good === null ? texts.none : goodText(good, { copy, lang })}</dd>
        </div>
        <div>
          <dt>{texts.place}</dt>
          <dd className="break-all">{status.place}</dd>
        </div>
      </dl>
      {hasKey && good === null && status.failure === null && <p>{texts.soon}</p>}
      {status.failure !== null && <p className="news-hot">{failureText(status, texts)}</p>}
      {hasKey && !status.elsewhere && <p className="news-soft max-w-[68ch]">{texts.samePlace}</p>}
    </>
  );
}

/** Time of the last good backup, and the mails that a restored shop holds back. */
export function Backup({ copy, lang }: DeskProps) {
  const { reply, reload } = useReply(API.deskBackup, deskBackupReply);
  const [isReleased, setReleased] = useState(false);
  const texts = copy.backup;
  const onReleased = () => {
    setReleased(true);
    reload();
  };
  return (
    <section className="desk-panel" aria-label={texts.title}>
      <h2 className="desk-title">{texts.title}</h2>
      <p className="news-soft max-w-[68ch]">{texts.text}</p>
      <p role="status">{isReleased && texts.released}</p>
      {reply?.ok ? (
        <>
          {reply.data.restore !== null && (
            <Restored
              copy={copy}
              lang={lang}
              restore={reply.data.restore}
              onReleased={onReleased}
            />
          )}
          <Status copy={copy} lang={lang} status={reply.data} />
        </>
      ) : (
        <Waiting copy={copy} reply={reply} reload={reload} />
      )}
    </section>
  );
}
