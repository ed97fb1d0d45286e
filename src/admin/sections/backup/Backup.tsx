import { useState } from 'react';
import { Button, Link } from 'react-aria-components';
import { Facts } from '#admin/kit/Block.tsx';
import { counted } from '#admin/kit/counted.ts';
import { sectionHref, useKit } from '#admin/kit/kit-context.ts';
import { lazyComponent } from '#admin/kit/lazy-component.tsx';
import { ListPart, Page } from '#admin/kit/Page.tsx';
import { useApi, useSend } from '#admin/kit/queries.ts';
import { showDone } from '#admin/kit/toasts.tsx';
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
const KeyLayer = lazyComponent(async () => (await import('./KeyLayer.tsx')).KeyLayer);

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

/** `23.11.2026, 03:00, 1,2 MB, 4.321 Zeilen` */
function goodText(
  { at, bytes, rows }: NonNullable<AdminBackupReply['last_good']>,
  texts: BackupTexts,
  lang: Lang,
): string {
  const number = (value: number) =>
    new Intl.NumberFormat(lang, { maximumFractionDigits: 1 }).format(value);
  const size = fill(texts.size, {
    megabytes: number(Math.max(0.1, bytes / 1e6)),
    rows: number(rows),
  });
  return `${formatDateTime(at, lang)}, ${size}`;
}

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

/** Time of the last good backup, the key to them, and the mails that a restored shop holds back. */
export function Section() {
  const texts = useTexts();
  const { texts: kit } = useKit();
  const loading = useApi('GET /api/admin/backup', {}, adminBackupReply, { everyMs: 60_000 });
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
