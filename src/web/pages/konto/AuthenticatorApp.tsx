import { useEffect, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { type TotpReply, totpReply } from '#contract/security.ts';
import { showToast } from '#web/toasts/toast-store.ts';
import { Dialog } from '#web/ui/Dialog.tsx';
import { closeDialog, opensDialog } from '#web/ui/dialog-control.ts';
import { Field } from '#web/ui/Field.tsx';
import { ChangeDialog } from './ChangeDialog.tsx';
import { CurrentPassword } from './CurrentPassword.tsx';
import type { SecurityPartProps } from './Logins.tsx';
import { NewRecoveryCodes, RecoveryCodes } from './RecoveryCodes.tsx';
import { StepForm } from './StepForm.tsx';
import { useSend } from './use-send.ts';

type PartProps = Pick<SecurityPartProps, 'texts' | 'reload'>;

/** Password, then the code to scan, then the first code of the app, then the recovery codes. */
function SetUp({ texts, reload }: PartProps) {
  const id = 'totp-set-up';
  const { busy, problem, setProblem, send } = useSend();
  const [started, setStarted] = useState<TotpReply>();
  const [isDone, setIsDone] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!started) return;
    box.current?.querySelector<HTMLElement>(isDone ? '.recovery-note' : 'input')?.focus();
  }, [started, isDone]);
  const reset = () => {
    setStarted(undefined);
    setIsDone(false);
    setProblem('');
  };
  const start = async (form: FormData) => {
    const reply = await send(
      'POST /api/auth/totp/start',
      { password: String(form.get('password') ?? '') },
      totpReply,
    );
    if (reply) setStarted(reply);
  };
  const finish = async (form: FormData) => {
    const code = String(form.get('code') ?? '');
    const reply = await send('POST /api/auth/totp/finish', { code }, z.unknown());
    if (reply) setIsDone(true);
  };
  const close = async () => {
    closeDialog(id);
    showToast({ title: texts.totpAdded });
    await reload();
  };
  return (
    <>
      <button type="button" className="link min-h-[44px]" {...opensDialog(id)}>
        {texts.totpAdd}
      </button>
      <Dialog
        id={id}
        title={texts.totpAdd}
        kind="box"
        onToggle={(open) => {
          if (open) return;
          if (isDone) void reload();
          reset();
        }}
      >
        <div ref={box}>
          {!started && (
            <StepForm onSubmit={start} problem={problem} busy={busy} button={texts.next}>
              <p>{texts.totpPasswordText}</p>
              <CurrentPassword label={texts.deletePassword} />
            </StepForm>
          )}
          {started && !isDone && (
            <StepForm onSubmit={finish} problem={problem} busy={busy} button={texts.totpFinish}>
              <p>{texts.totpScan}</p>
              <img
                src={`data:image/svg+xml,${encodeURIComponent(started.qr)}`}
                alt={texts.totpQr}
                width={220}
                height={220}
                className="justify-self-center bg-white forced-color-adjust-none"
              />
              <p className="note">
                {texts.totpType}{' '}
                <code className="num [overflow-wrap:anywhere]">
                  {started.secret.match(/.{1,4}/g)?.join(' ')}
                </code>
              </p>
              <Field
                label={texts.totpCode}
                name="code"
                inputMode="numeric"
                autoComplete="one-time-code"
                required
                maxLength={10}
              />
            </StepForm>
          )}
          {started && isDone && (
            <RecoveryCodes
              codes={started.recovery_codes}
              texts={texts}
              onKept={() => void close()}
            />
          )}
        </div>
      </Dialog>
    </>
  );
}

function Remove({ texts, reload }: PartProps) {
  return (
    <ChangeDialog
      texts={texts}
      id="totp-remove"
      title={texts.totpRemove}
      text={texts.totpRemoveText}
      button={texts.totpRemove}
      endpoint="POST /api/auth/totp/remove"
      read={(field) => ({ password: field('password') })}
      onDone={() => {
        showToast({ title: texts.totpRemoved });
        void reload();
      }}
    >
      <CurrentPassword label={texts.deletePassword} />
    </ChangeDialog>
  );
}

/** The authenticator app as second step of signing in, with its recovery codes. */
export function AuthenticatorApp({ texts, security, reload }: SecurityPartProps) {
  return (
    <div className="border-t border-line py-4">
      <h3 className="name">{texts.totp}</h3>
      <p className="note">{security.totp ? texts.totpOn : texts.totpText}</p>
      <div className="flex flex-wrap gap-x-8">
        {security.totp ? (
          <>
            <NewRecoveryCodes texts={texts} />
            <Remove texts={texts} reload={reload} />
          </>
        ) : (
          <SetUp texts={texts} reload={reload} />
        )}
      </div>
    </div>
  );
}
