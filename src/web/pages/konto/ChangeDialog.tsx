import { type ReactNode, useState } from 'react';
import * as z from 'zod/mini';
import { callApi, type Sent } from '#browser/api.ts';
import { confirmed } from '#browser/confirm/confirm-store.ts';
import { useShop } from '#web/shop-context.ts';
import { Dialog } from '#web/ui/Dialog.tsx';
import { closeDialog, opensDialog } from '#web/ui/dialog-control.ts';
import { StepForm } from './StepForm.tsx';

const reply = z.unknown();

interface ChangeDialogProps {
  readonly id: string;
  /** Text of the button that opens it, and its title. */
  readonly title: string;
  readonly text: string;
  readonly button: string;
  readonly endpoint: 'POST /api/auth/change-email' | 'POST /api/auth/change-password';
  /** The body to send, or what is wrong with what was typed. */
  readonly read: (field: (name: string) => string) => object | string;
  /** Our own sentence for a code; the server's stands otherwise. */
  readonly sentence?: (code: string) => string | undefined;
  readonly onDone: () => void;
  readonly children: ReactNode;
}

/** A link that opens a small form; it closes when the server took what was typed. */
export function ChangeDialog(props: ChangeDialogProps) {
  const { id, title, text, button, endpoint, read, sentence, onDone, children } = props;
  const { t, lang } = useShop();
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  const send = async (fields: FormData, form: HTMLFormElement) => {
    if (busy) return;
    const body = read((name) => String(fields.get(name) ?? ''));
    if (typeof body === 'string') return setProblem(body);
    setBusy(true);
    setProblem('');
    const sent = { body: { ...body, language: lang } } as Sent<typeof endpoint>;
    const result = await confirmed(() => callApi(endpoint, sent, reply));
    setBusy(false);
    if (result.ok) {
      form.reset();
      closeDialog(id);
      return onDone();
    }
    const own = result.code === 'offline' ? t('offline') : sentence?.(result.code);
    setProblem(own ?? (result.message || t('failed')));
  };
  return (
    <>
      <button type="button" className="link min-h-[44px]" {...opensDialog(id)}>
        {title}
      </button>
      <Dialog id={id} title={title} kind="box">
        <StepForm onSubmit={send} problem={problem} busy={busy} button={button}>
          <p>{text}</p>
          {children}
        </StepForm>
      </Dialog>
    </>
  );
}
