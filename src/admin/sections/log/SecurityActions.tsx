import { useState } from 'react';
import { Button } from 'react-aria-components';
import { Box, Field } from '#admin/kit/Field.tsx';
import { FormLayer, Question } from '#admin/kit/LayerForm.tsx';
import { useSend } from '#admin/kit/queries.ts';
import { showDone } from '#admin/kit/toasts.tsx';
import { ADDRESS_FIELD } from '#browser/address-field.ts';
import { formReply } from '#contract/forms.ts';
import { useTexts } from './texts.ts';

interface LayerProps {
  readonly onClose: () => void;
}

/** Removes the factors of a customer whose identity the owner has checked (docs/lost-factor.md). */
function LostFactor({ onClose }: LayerProps) {
  const { lost } = useTexts().security;
  const { mutateAsync, isPending, error } = useSend('POST /api/admin/remove-factors', formReply, [
    'GET /api/admin/security',
    'GET /api/admin/log',
  ]);
  const [email, setEmail] = useState('');
  const remove = async () => {
    // The callbacks of mutate() would not run if the dialog was closed meanwhile.
    const sent = mutateAsync({ body: { email: email.trim(), checked: true } });
    if (!(await sent.catch(() => false))) return;
    onClose();
    showDone(lost.done);
  };
  return (
    <FormLayer
      title={lost.title}
      button={lost.remove}
      isDanger
      isPending={isPending}
      error={error}
      onClose={onClose}
      onSend={remove}
    >
      <p className="soft">{lost.text}</p>
      <Field
        label={lost.email}
        value={email}
        onChange={setEmail}
        {...ADDRESS_FIELD}
        isRequired
        autoFocus
        maxLength={254}
      />
      <Box name="checked" isRequired>
        {lost.checked}
        <span className="problem"> {lost.unchecked}</span>
      </Box>
    </FormLayer>
  );
}

/** Ends the logins of all accounts; the own one, too, so that the next request leads to the sign-in. */
function EndLogins({ onClose }: LayerProps) {
  const { end } = useTexts().security;
  const { mutate, isPending, error } = useSend('POST /api/admin/end-logins', formReply, [
    'GET /api/admin/security',
  ]);
  return (
    <Question
      title={end.title}
      text={end.text}
      button={end.button}
      isDanger
      {...{ isPending, error, onClose }}
      onSend={() => mutate({ body: {} })}
    />
  );
}

/** Ways to act on accounts: for one that lost its factor, and for all at once. */
export function SecurityActions() {
  const texts = useTexts().security;
  const [open, setOpen] = useState<'lost' | 'end'>();
  const close = () => setOpen(undefined);
  return (
    <>
      <Button className="button" onPress={() => setOpen('lost')}>
        {texts.lost.open}
      </Button>
      <Button className="button" onPress={() => setOpen('end')}>
        {texts.end.open}
      </Button>
      {open === 'lost' && <LostFactor onClose={close} />}
      {open === 'end' && <EndLogins onClose={close} />}
    </>
  );
}
