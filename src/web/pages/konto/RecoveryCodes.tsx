import { useEffect, useState } from 'react';
import { recoveryCodesReply } from '#contract/security.ts';
import { Dialog } from '#web/ui/Dialog.tsx';
import { closeDialog, opensDialog } from '#web/ui/dialog-control.ts';
import { CurrentPassword } from './CurrentPassword.tsx';
import { StepForm } from './StepForm.tsx';
import type { KontoTexts } from './texts.ts';
import { useSend } from './use-send.ts';

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly texts: KontoTexts;
  readonly onKept: () => void;
}

/** Shown once; who loses the phone gets in by one of them. */
export function RecoveryCodes({ codes, texts, onKept }: RecoveryCodesProps) {
  return (
    <div className="grid gap-5 px-6 pb-6">
      <p tabIndex={-1} className="recovery-note">
        {texts.recoveryText}
      </p>
      <ul className="num grid gap-y-1 border border-line p-4">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <button type="button" className="btn solid" onClick={onKept}>
        {texts.recoveryKept}
      </button>
    </div>
  );
}

/** Replaces the recovery codes; the ones before stop working. */
export function NewRecoveryCodes({ texts }: { readonly texts: KontoTexts }) {
  const id = 'recovery-codes';
  const { busy, problem, send } = useSend();
  const [codes, setCodes] = useState<readonly string[]>();
  useEffect(() => {
    if (codes) document.querySelector<HTMLElement>(`#${id} .recovery-note`)?.focus();
  }, [codes]);
  const make = async (form: FormData) => {
    const body = { password: String(form.get('password') ?? '') };
    const reply = await send('POST /api/auth/recovery-codes', body, recoveryCodesReply);
    if (reply) setCodes(reply.recovery_codes);
  };
  return (
    <>
      <button type="button" className="link min-h-[44px]" {...opensDialog(id)}>
        {texts.recoveryNew}
      </button>
      <Dialog
        id={id}
        title={texts.recoveryNew}
        kind="box"
        onToggle={(open) => {
          if (!open) setCodes(undefined);
        }}
      >
        {codes ? (
          <RecoveryCodes codes={codes} texts={texts} onKept={() => closeDialog(id)} />
        ) : (
          <StepForm onSubmit={make} problem={problem} busy={busy} button={texts.recoveryNew}>
            <p>{texts.recoveryNewText}</p>
            <CurrentPassword label={texts.deletePassword} />
          </StepForm>
        )}
      </Dialog>
    </>
  );
}
