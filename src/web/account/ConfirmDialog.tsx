import { type FormEvent, useEffect } from 'react';
import { Username } from '#browser/account/Username.tsx';
import { useConfirmation } from '#browser/confirm/use-confirmation.ts';
import { useShop } from '#web/shop-context.ts';
import { Dialog } from '#web/ui/Dialog.tsx';
import { closeDialog, openDialog } from '#web/ui/dialog-control.ts';
import { Field } from '#web/ui/Field.tsx';

const DIALOG_ID = 'confirm-who';

/** Asks again who is there, for `confirmed()`. */
export function ConfirmDialog() {
  const confirmation = useConfirmation(useShop().lang);
  const { texts, isAsking, isLoaded, isTyped, isCode } = confirmation;
  useEffect(() => {
    if (isAsking) openDialog(DIALOG_ID);
    else closeDialog(DIALOG_ID);
  }, [isAsking]);
  useEffect(() => {
    if (isLoaded) document.querySelector<HTMLElement>(`#${DIALOG_ID} :is(input, .btn)`)?.focus();
  }, [isLoaded]);
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const isTaken = await confirmation.send(String(new FormData(form).get('proof') ?? ''));
    if (!isTaken) form.querySelector('input')?.focus();
  };
  return (
    <Dialog
      id={DIALOG_ID}
      title={texts.title}
      kind="box"
      onToggle={(open) => {
        if (!open) confirmation.cancel();
      }}
    >
      {isAsking && (
        <form onSubmit={(event) => void send(event)} className="grid gap-5 px-6 pb-6">
          <p>{texts.text}</p>
          {!isLoaded && <p className="note">{texts.loading} …</p>}
          {isTyped && (
            <Field
              key={String(isCode)}
              label={isCode ? texts.code : texts.password}
              name="proof"
              type={isCode ? 'text' : 'password'}
              inputMode={isCode ? 'numeric' : 'text'}
              autoComplete={isCode ? 'one-time-code' : 'current-password'}
              required
              maxLength={128}
            />
          )}
          <p className="error empty:hidden" role="alert">
            {confirmation.problem}
          </p>
          {isTyped && (
            <button type="submit" className="btn solid" aria-busy={confirmation.busy}>
              {texts.button}
            </button>
          )}
          {confirmation.hasPasskey && (
            <button type="button" className="btn" onClick={() => void confirmation.sendPasskey()}>
              {texts.passkey}
            </button>
          )}
          <Username />
        </form>
      )}
    </Dialog>
  );
}
