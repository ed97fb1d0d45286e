import { useRef } from 'react';
import { Button, Form } from 'react-aria-components';
import { Username } from '#browser/account/Username.tsx';
import { useConfirmation } from '#browser/confirm/use-confirmation.ts';
import { Field } from './Field.tsx';
import { useKit } from './kit-context.ts';
import { Layer } from './Layer.tsx';

/** Asks again who is there, for `confirmed()`. */
export function ConfirmDialog() {
  const { lang } = useKit();
  const confirmation = useConfirmation(lang);
  const { texts, what, isCode, isTyped, isLoaded, problem } = confirmation;
  const form = useRef<HTMLFormElement>(null);
  const send = async () => {
    const typed = new FormData(form.current ?? undefined).get('proof');
    if (!(await confirmation.send(String(typed ?? ''))))
      form.current?.querySelector('input')?.focus();
  };
  return (
    <Layer title={texts.title} isOpen={confirmation.isAsking} onClose={confirmation.cancel}>
      <Form
        ref={form}
        className="layer-body"
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <p className="soft">{texts.text}</p>
        {what && <p className="strong">{what}</p>}
        {!isLoaded && problem === '' && <p role="status">{texts.loading}</p>}
        {isTyped && (
          <Field
            key={String(isCode)}
            label={isCode ? texts.code : texts.password}
            name="proof"
            type={isCode ? 'text' : 'password'}
            inputMode={isCode ? 'numeric' : 'text'}
            autoComplete={isCode ? 'one-time-code' : 'current-password'}
            isRequired
            autoFocus
            maxLength={128}
          />
        )}
        <p className="problem" role="alert">
          {problem}
        </p>
        <div className="layer-foot">
          {confirmation.hasPasskey && (
            <Button className="button" onPress={() => void confirmation.sendPasskey()}>
              {texts.passkey}
            </Button>
          )}
          {isTyped && (
            <Button type="submit" className="button primary" isPending={confirmation.busy}>
              {what || texts.button}
            </Button>
          )}
        </div>
        <Username />
      </Form>
    </Layer>
  );
}
