import { useState } from 'react';
import { Button, Checkbox, Form } from 'react-aria-components';
import { Field } from '#admin/kit/Field.tsx';
import { Icon } from '#admin/kit/Icon.tsx';
import { useKit } from '#admin/kit/kit-context.ts';
import { Layer } from '#admin/kit/Layer.tsx';
import { isCancelled, useProblemText, useSend } from '#admin/kit/queries.ts';
import { showDone } from '#admin/kit/toasts.tsx';
import { formReply } from '#contract/forms.ts';
import type { SecurityTexts } from './de.ts';

interface LayerProps {
  readonly texts: SecurityTexts;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

const useErrorText = (error: unknown): string => {
  const textOf = useProblemText();
  return error === null || isCancelled(error) ? '' : textOf(error);
};

/** Removes the factors of a customer whose identity the owner has checked (docs/lost-factor.md). */
function LostFactor({ texts: { lost }, isOpen, onClose }: LayerProps) {
  const { texts } = useKit();
  const { mutateAsync, isPending, error, reset } = useSend(
    'POST /api/admin/remove-factors',
    formReply,
    ['GET /api/admin/security', 'GET /api/admin/log'],
  );
  const problem = useErrorText(error);
  const close = () => {
    reset();
    onClose();
  };
  const remove = async (form: FormData) => {
    const email = String(form.get('email') ?? '').trim();
    try {
      // The callbacks of mutate() would not run if the dialog was closed meanwhile, which calls reset().
      await mutateAsync({ body: { email, checked: true } });
    } catch {
      return;
    }
    close();
    showDone(lost.done);
  };
  return (
    <Layer title={lost.title} isOpen={isOpen} onClose={close}>
      <Form
        className="layer-body"
        onSubmit={(event) => {
          event.preventDefault();
          void remove(new FormData(event.currentTarget));
        }}
      >
        <p className="soft">{lost.text}</p>
        <Field
          label={lost.email}
          name="email"
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
        <p className="problem" role="alert">
          {problem}
        </p>
        <div className="layer-foot">
          <Button className="button" onPress={close}>
            {texts.cancel}
          </Button>
          <Button type="submit" className="button danger" isPending={isPending}>
            {lost.remove}
          </Button>
        </div>
      </Form>
    </Layer>
  );
}

/** Ends the logins of all accounts; the own one, too, so that the next request leads to the sign-in. */
function EndLogins({ texts: { end }, isOpen, onClose }: LayerProps) {
  const { texts } = useKit();
  const { mutate, isPending, error, reset } = useSend('POST /api/admin/end-logins', formReply, [
    'GET /api/admin/security',
  ]);
  const problem = useErrorText(error);
  const close = () => {
    reset();
    onClose();
  };
  return (
    <Layer title={end.title} isOpen={isOpen} onClose={close}>
      <div className="layer-body">
        <p className="soft">{end.text}</p>
        <p className="problem" role="alert">
          {problem}
        </p>
        <div className="layer-foot">
          <Button className="button" onPress={close} autoFocus>
            {texts.cancel}
          </Button>
          <Button
            className="button danger"
            isPending={isPending}
            onPress={() => mutate({ body: {} })}
          >
            {end.button}
          </Button>
        </div>
      </div>
    </Layer>
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
