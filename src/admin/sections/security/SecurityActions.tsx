import { useState } from 'react';
import { Button, Checkbox } from 'react-aria-components';
import { Field } from '#admin/kit/Field.tsx';
import { Icon } from '#admin/kit/Icon.tsx';
import { Layer } from '#admin/kit/Layer.tsx';
import { LayerForm, Question } from '#admin/kit/LayerForm.tsx';
import { useSend } from '#admin/kit/queries.ts';
import { showDone } from '#admin/kit/toasts.tsx';
import { formReply } from '#contract/forms.ts';
import type { SecurityTexts } from './de.ts';

interface LayerProps {
  readonly texts: SecurityTexts;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Removes the factors of a customer whose identity the owner has checked (docs/lost-factor.md). */
function LostFactor({ texts: { lost }, isOpen, onClose }: LayerProps) {
  const { mutateAsync, isPending, error, reset } = useSend(
    'POST /api/admin/remove-factors',
    formReply,
    ['GET /api/admin/security', 'GET /api/admin/log'],
  );
  const [email, setEmail] = useState('');
  const close = () => {
    reset();
    setEmail('');
    onClose();
  };
  const remove = async () => {
    try {
      // The callbacks of mutate() would not run if the dialog was closed meanwhile, which calls reset().
      await mutateAsync({ body: { email: email.trim(), checked: true } });
    } catch {
      return;
    }
    close();
    showDone(lost.done);
  };
  return (
    <Layer title={lost.title} isOpen={isOpen} onClose={close}>
      <LayerForm
        button={lost.remove}
        isDanger
        isPending={isPending}
        error={error}
        onClose={close}
        onSend={remove}
      >
        <p className="soft">{lost.text}</p>
        <Field
          label={lost.email}
          value={email}
          onChange={setEmail}
          type="email"
          isRequired
          autoFocus
          maxLength={254}
          autoComplete="off"
        />
        <Checkbox name="checked" className="box with-text" isRequired>
          {({ isInvalid }) => (
            <>
              <span className="box-mark">
                <Icon name="check" />
              </span>
              <span>
                {lost.checked}
                {isInvalid && <span className="problem"> {lost.unchecked}</span>}
              </span>
            </>
          )}
        </Checkbox>
      </LayerForm>
    </Layer>
  );
}

/** Ends the logins of all accounts; the own one, too, so that the next request leads to the sign-in. */
function EndLogins({ texts: { end }, isOpen, onClose }: LayerProps) {
  const { mutate, isPending, error, reset } = useSend('POST /api/admin/end-logins', formReply, [
    'GET /api/admin/security',
  ]);
  return (
    <Question
      title={end.title}
      text={end.text}
      button={end.button}
      isDanger
      {...{ isOpen, isPending, error }}
      onClose={() => {
        reset();
        onClose();
      }}
      onSend={() => mutate({ body: {} })}
    />
  );
}

/** Ways to act on accounts: for one that lost its factor, and for all at once. */
export function SecurityActions({ texts }: { readonly texts: SecurityTexts }) {
  const [open, setOpen] = useState<'lost' | 'end'>();
  const close = () => setOpen(undefined);
  return (
    <div className="page-actions">
      <Button className="button" onPress={() => setOpen('lost')}>
        {texts.lost.open}
      </Button>
      <Button className="button" onPress={() => setOpen('end')}>
        {texts.end.open}
      </Button>
      <LostFactor texts={texts} isOpen={open === 'lost'} onClose={close} />
      <EndLogins texts={texts} isOpen={open === 'end'} onClose={close} />
    </div>
  );
}
