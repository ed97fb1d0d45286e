import { useEffect, useRef, useState } from 'react';
import { Button, Form, Link } from 'react-aria-components';
import { Field } from '#admin/kit/Field.tsx';
import { useKit } from '#admin/kit/kit-context.ts';
import { useSend } from '#admin/kit/queries.ts';
import { showDone } from '#admin/kit/toasts.tsx';
import { useUnsaved } from '#admin/kit/unsaved.tsx';
import { formatDateTime } from '#browser/times.ts';
import type { AdminMessage } from '#contract/admin-messages.ts';
import { formReply } from '#contract/forms.ts';
import { fill } from '#rules/fill.ts';
import { useTexts } from './texts.ts';

interface AnswerProps {
  readonly message: AdminMessage;
  readonly mailbox: string;
}

/** The answer that was mailed, or the field for one; says where an answer to it arrives. */
export function Answer({ message, mailbox }: AnswerProps) {
  const { answer } = useTexts();
  const { lang } = useKit();
  const { id, email, reply, replied_at: at } = message;
  const [text, setText] = useState('');
  const isSent = useRef(false);
  const sent = useRef<HTMLParagraphElement>(null);
  const { tried, isPending } = useSend('POST /api/admin/messages/:id/reply', formReply, [
    'GET /api/admin/messages',
    'GET /api/admin/messages/:id',
    'GET /api/admin/customers/:id',
    'POST /api/admin/customers',
    'GET /api/admin/log',
  ]);
  useUnsaved(text !== '');
  // The field had the focus, and goes once it was sent.
  useEffect(() => {
    if (at && isSent.current) sent.current?.focus();
  }, [at]);
  if (reply && at) {
    return (
      <div className="mt-4 border-s border-line-2 ps-4">
        <p ref={sent} className="ok mb-1 outline-none" tabIndex={-1}>
          {fill(answer.at, { time: formatDateTime(at, lang) })}
        </p>
        <p className="prose">{reply}</p>
        <Link className="link text-small" href={`mailto:${email}`}>
          {answer.further}
        </Link>
      </div>
    );
  }
  const send = async () => {
    isSent.current = true;
    if (!(await tried({ params: { id }, body: { text } }))) return;
    setText('');
    showDone(fill(answer.sent, { email }));
  };
  return (
    <Form
      className="mt-4 grid max-w-176 gap-3 [&_textarea]:min-h-28"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <Field
        label={fill(answer.label, { email })}
        help={fill(answer.help, { mailbox })}
        isLong
        isRequired
        maxLength={5000}
        value={text}
        onChange={setText}
      />
      <Button type="submit" className="button primary justify-self-start" isPending={isPending}>
        {answer.send}
      </Button>
    </Form>
  );
}
