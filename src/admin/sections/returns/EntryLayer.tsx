import { useState } from 'react';
import { DateTimeField } from '#admin/kit/DateTimeField.tsx';
import { Box, Field } from '#admin/kit/Field.tsx';
import { FormLayer } from '#admin/kit/LayerForm.tsx';
import { ApiProblem, useSend } from '#admin/kit/queries.ts';
import { showDone } from '#admin/kit/toasts.tsx';
import { formReply } from '#contract/forms.ts';
import { fill } from '#rules/fill.ts';
import { CHANGES } from './changes.ts';
import { useTexts } from './texts.ts';

interface EntryLayerProps {
  readonly onClose: () => void;
}

const EMPTY = { order: '', name: '', email: '', goods: '' };

/** Enters a withdrawal that the shop has lost, with the time of its receipt. */
export function EntryLayer({ onClose }: EntryLayerProps) {
  const { entry: texts } = useTexts();
  const { mutateAsync, isPending, error } = useSend('POST /api/admin/returns', formReply, CHANGES);
  const [key] = useState(() => crypto.randomUUID());
  const [typed, setTyped] = useState(EMPTY);
  const [at, setAt] = useState<string | null>(null);
  const [receipt, setReceipt] = useState(false);
  const isUnknown = error instanceof ApiProblem && error.code === 'not_found';
  const edit = (field: keyof typeof EMPTY) => ({
    value: typed[field],
    onChange: (value: string) => setTyped((before) => ({ ...before, [field]: value })),
  });
  const send = async () => {
    if (at === null || isPending) return;
    const given = Object.entries(typed).flatMap(([field, value]) =>
      value.trim() === '' ? [] : [[field, value.trim()]],
    );
    const order = typed.order.trim();
    const body = { key, declared_at: at, receipt, ...Object.fromEntries(given), order };
    if (!(await mutateAsync({ body }).catch(() => false))) return;
    onClose();
    showDone(fill(texts.isEntered, { order }));
  };
  return (
    <FormLayer
      title={texts.title}
      button={texts.send}
      isPending={isPending}
      {...(isUnknown ? { problem: texts.unknown } : { error })}
      onClose={onClose}
      onSend={send}
    >
      <p className="soft">{texts.text}</p>
      <Field label={texts.order} {...edit('order')} isRequired autoFocus maxLength={50} />
      <DateTimeField
        label={texts.at}
        value={at}
        onChange={setAt}
        granularity="second"
        isRequired
        validate={() => (at !== null && Date.parse(at) > Date.now() ? texts.inFuture : null)}
      />
      <fieldset className="fields">
        <legend className="faint">{texts.others}</legend>
        <Field label={texts.name} {...edit('name')} isRequired={isUnknown} maxLength={100} />
        <Field
          label={texts.email}
          {...edit('email')}
          type="email"
          isRequired={isUnknown}
          maxLength={254}
        />
      </fieldset>
      <Field label={texts.goods} {...edit('goods')} maxLength={1000} />
      <Box isSelected={receipt} onChange={setReceipt}>
        {texts.receipt}
      </Box>
    </FormLayer>
  );
}
