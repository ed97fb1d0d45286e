import type { ReactNode } from 'react';
import * as z from 'zod/mini';
import { Dialog } from '#web/ui/Dialog.tsx';
import { closeDialog, opensDialog } from '#web/ui/dialog-control.ts';
import { StepForm } from './StepForm.tsx';
import type { KontoTexts } from './texts.ts';
import { useSend } from './use-send.ts';

interface ChangeDialogProps {
  readonly texts: KontoTexts;
  readonly id: string;
  /** Text of the button that opens it, and its title. */
  readonly title: string;
  readonly text: string;
  readonly button: string;
  readonly endpoint:
    | 'POST /api/auth/change-email'
    | 'POST /api/auth/change-password'
    | 'POST /api/auth/totp/remove'
    | 'DELETE /api/account';
  /** The body to send, or what is wrong with what was typed. */
  readonly read: (field: (name: string) => string) => object | string;
  readonly onDone: () => void;
  readonly children: ReactNode;
}

/** A link that opens a small form; it closes when the server took what was typed. */
export function ChangeDialog(props: ChangeDialogProps) {
  const { texts, id, title, text, button, endpoint, read, onDone, children } = props;
  const { busy, problem, setProblem, send } = useSend(texts.wrongPassword);
  const submit = async (fields: FormData, form: HTMLFormElement) => {
    const body = read((name) => String(fields.get(name) ?? ''));
    if (typeof body === 'string') return setProblem(body);
    if ((await send(endpoint, body as never, z.unknown())) === undefined) return;
    form.reset();
    closeDialog(id);
    onDone();
  };
  return (
    <>
      <button type="button" className="link min-h-[44px]" {...opensDialog(id)}>
        {title}
      </button>
      <Dialog id={id} title={title} kind="box">
        <StepForm onSubmit={submit} problem={problem} busy={busy} button={button}>
          <p>{text}</p>
          {children}
        </StepForm>
      </Dialog>
    </>
  );
}
