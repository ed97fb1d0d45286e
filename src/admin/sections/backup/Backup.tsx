import { useEffect, useState } from 'react';
import { Button, Link } from 'react-aria-components';
import { Facts } from '#admin/kit/Block.tsx';
import { counted } from '#admin/kit/counted.ts';
import { sectionHref, useKit } from '#admin/kit/kit-context.ts';
import { lazyComponent } from '#admin/kit/lazy-component.tsx';
import { ListPart, Page } from '#admin/kit/Page.tsx';
import { Progress } from '#admin/kit/Progress.tsx';
import { useApi, useSend } from '#admin/kit/queries.ts';
import { showDone, showProblem } from '#admin/kit/toasts.tsx';
import { formatDateTime } from '#browser/times.ts';
import {
  type AdminBackupReply,
  adminBackupReply,
  adminReleaseReply,
} from '#contract/admin-backup.ts';
import type { Lang } from '#routes.ts';
import { fill } from '#rules/fill.ts';
import { type BackupTexts, useTexts } from './texts.ts';

/** Makes keys by a library of 25 KB. */
const KeyLayer = lazyComponent('KeyLayer', async () => (await import('./KeyLayer.tsx')).KeyLayer);

/** One that hasn't begun by then met an error of the server. */
const LOST_MS = 60_000;

interface RestoredProps {
  readonly restore: NonNullable<AdminBackupReply['restore']>;
}

/** A restored shop keeps what waited until the owner has looked at it. */
function Restored({ restore }: RestoredProps) {
  const texts = useTexts();
  const { lang } = useKit();
  const releasing = useSend('POST /api/admin/backup/release-mails', adminReleaseReply, [
    'GET /api/admin/backup',
    'GET /api/admin/log',
  ]);
  const count = restore.held_mails;
  const said = (found: number, { none, one, other }: BackupTexts['held']) =>
    found === 0 ? none : counted(found, one, other, lang);
  const held = said(count, texts.held);
  const time = formatDateTime(restore.backup_at, lang);
  const { erased } = restore;
  const release = async () => {
    if (await releasing.tried({ body: {} })) showDone(texts.released);
  };
  return (
    <section className="block">
      <h2 className="warn">{texts.restored}</h2>
      <p>{fill(texts.restoredText, { time })}</p>
      <p>{restore.reconciled ? said(restore.rebuilt_orders, texts.rebuilt) : texts.reconciling}</p>
      <p>{fill(texts.missing, { time })}</p>
      <p>
        {texts.withdrawals}{' '}
        <Link className="link" href={sectionHref(lang, '/returns')}>
          {texts.toReturns}
        </Link>
      </p>
      <p>{erased === null ? texts.erased.unknown : said(erased, texts.erased)}</p>
      {restore.reconciled && <p className="soft">{held}</p>}
      {restore.reconciled && (
        <div className="page-actions">
          <Button
            className="button primary"
            isPending={releasing.isPending}
            onPress={() => void release()}
          >
            {count === 0 ? texts.releaseNone : texts.release}
          </Button>
        </div>
      )}
    </section>
  );
}

function failureText({ failure }: AdminBackupReply, texts: BackupTexts): string {
  if (failure === null) return '';
  return failure === 'interrupted' ? texts.interrupted : fill(texts.failed, { reason: failure });
}

type GoodBackup = NonNullable<AdminBackupReply['last_good']>;

/** `1,2 MB, 4.321 Zeilen` */
function sizeText({ bytes, rows }: GoodBackup, texts: BackupTexts, lang: Lang): string {
  const number = (value: number) =>
    new Intl.NumberFormat(lang, { maximumFractionDigits: 1 }).format(value);
  const megabytes = number(Math.max(0.1, bytes / 1e6));
  return fill(texts.size, { megabytes, rows: number(rows) });
}

/** `23.11.2026, 03:00, 1,2 MB, 4.321 Zeilen` */
const goodText = (good: GoodBackup, texts: BackupTexts, lang: Lang): string =>
  `${formatDateTime(good.at, lang)}, ${sizeText(good, texts, lang)}`;

interface StateProps {
  readonly state: AdminBackupReply;
}

function BackupState({ state }: StateProps) {
  const texts = useTexts();
  const { lang } = useKit();
  const { has_key: hasKey, last_good: good, failure } = state;
  return (
    <section className="block">
      <h2>{texts.state}</h2>
      <Facts
        rows={[
          [texts.lastGood, good === null ? texts.none : goodText(good, texts, lang)],
          [texts.place, state.place],
          [
            texts.hasKey,
            hasKey ? (
              texts.keyKept
            ) : (
              <span key="missing" className="hot">
                {texts.keyMissing}
              </span>
            ),
          ],
        ]}
      />
      {hasKey && good === null && failure === null && <p>{texts.soon}</p>}
      {failure !== null && <p className="hot">{failureText(state, texts)}</p>}
      {hasKey && !state.elsewhere && <p className="soft">{texts.samePlace}</p>}
    </section>
  );
}

/** A backup that was asked for: when, and which one was the newest. */
interface Asked {
  readonly atMs: number;
  readonly newest: string | null;
}

interface BackUpProps extends StateProps {
  readonly asked: Asked | undefined;
  readonly onAsked: (asked: Asked | undefined) => void;
}

/** Makes a backup now, and says how it went. */
function BackUp({ state, asked, onAsked }: BackUpProps) {
  const texts = useTexts();
  const { lang } = useKit();
  const sending = useSend('POST /api/admin/backup', adminBackupReply, ['GET /api/admin/backup']);
  const { last_good: good, begun_at: begun, is_running: isRunning } = state;
  const isOver = asked !== undefined && !isRunning && begun !== asked.newest;
  const isLost = asked !== undefined && !isRunning && !isOver && Date.now() - asked.atMs > LOST_MS;
  useEffect(() => {
    if (!isOver && !isLost) return;
    onAsked(undefined);
    if (isOver && good?.at === begun)
      showDone(fill(texts.made, { size: sizeText(good, texts, lang) }));
    else showProblem(texts.notMade, isLost ? texts.notBegun : failureText(state, texts));
  }, [isOver, isLost, good, begun, state, texts, lang, onAsked]);
  const ask = async () => {
    if (await sending.tried({ body: {} })) onAsked({ atMs: Date.now(), newest: begun });
  };
  const isBusy = asked !== undefined || isRunning;
  return (
    <>
      <Button
        className="button primary"
        isPending={sending.isPending || isBusy}
        onPress={() => void ask()}
      >
        {texts.now}
      </Button>
      <Progress label={isRunning ? texts.running : texts.begins} isRunning={isBusy} />
    </>
  );
}

/** Time of the last good backup, the key to them, and the mails that a restored shop holds back. */
export function Section() {
  const texts = useTexts();
  const { texts: kit } = useKit();
  const [asked, setAsked] = useState<Asked>();
  const loading = useApi('GET /api/admin/backup', {}, adminBackupReply, {
    everyMs: asked ? 2_000 : 60_000,
  });
  const [makesKey, setMakesKey] = useState(false);
  return (
    <Page title={kit.nav.backup} note={texts.text}>
      <ListPart name={kit.nav.backup} loading={loading}>
        {(state) => (
          <>
            {state.restore !== null && <Restored restore={state.restore} />}
            {!state.has_key && (
              <section className="block">
                <h2 className="hot">{texts.noKey}</h2>
                <p>{texts.noKeyText}</p>
                <div className="page-actions">
                  <Button className="button primary" onPress={() => setMakesKey(true)}>
                    {texts.makeKey}
                  </Button>
                </div>
              </section>
            )}
            <BackupState state={state} />
            {state.has_key && (
              <div className="block page-actions">
                <BackUp state={state} asked={asked} onAsked={setAsked} />
                <Button className="button" onPress={() => setMakesKey(true)}>
                  {texts.newKey}
                </Button>
              </div>
            )}
            {makesKey && (
              <KeyLayer
                signer={state.signer}
                isFirst={!state.has_key}
                onClose={() => setMakesKey(false)}
              />
            )}
          </>
        )}
      </ListPart>
    </Page>
  );
}
