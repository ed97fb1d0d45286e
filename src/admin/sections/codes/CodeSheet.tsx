import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { DateTimeField } from '#admin/kit/DateTimeField.tsx';
import { EuroField } from '#admin/kit/EuroField.tsx';
import { Field } from '#admin/kit/Field.tsx';
import { Switch } from '#admin/kit/form/BothLanguages.tsx';
import { useKit } from '#admin/kit/kit-context.ts';
import { FormLayer } from '#admin/kit/LayerForm.tsx';
import { useSend } from '#admin/kit/queries.ts';
import { showDone } from '#admin/kit/toasts.tsx';
import { useUnsaved } from '#admin/kit/unsaved.tsx';
import { adminCodesReply } from '#contract/admin-codes.ts';
import { fill } from '#rules/fill.ts';
import { codeSentence } from './code-sentence.ts';
import { useTexts } from './texts.ts';
import { FIRST_CODE, parseCode, type TypedCode } from './typed-code.ts';

/** Makes a code; a sentence says what it does while it is typed. */
export function Section() {
  const texts = useTexts();
  const { lang } = useKit();
  const navigate = useNavigate();
  const [typed, setTyped] = useState(FIRST_CODE);
  const { mutateAsync, isPending, error } = useSend('POST /api/admin/codes', adminCodesReply, [
    'GET /api/admin/codes',
    'GET /api/admin/log',
  ]);
  useUnsaved(typed !== FIRST_CODE);
  const { terms, body, bad } = parseCode(typed);
  const edit = (change: Partial<TypedCode>) => setTyped((before) => ({ ...before, ...change }));
  const close = () => void navigate({ to: '/codes' });
  const send = async () => {
    if (!body || isPending) return;
    if (!(await mutateAsync({ body, what: texts.create }).catch(() => false))) return;
    await navigate({ to: '/codes', ignoreBlocker: true });
    showDone(fill(texts.created, { code: body.code.toUpperCase() }));
  };
  const { kind } = typed;
  return (
    <FormLayer
      title={texts.make}
      isSheet
      button={texts.create}
      isPending={isPending}
      error={error}
      onClose={close}
      onSend={send}
    >
      <Field
        label={texts.code}
        value={typed.code}
        onChange={(code) => edit({ code })}
        validate={() => (bad.has('code') ? texts.bad.code : null)}
        autoFocus
        maxLength={32}
        spellCheck="false"
      />
      <Switch
        label={texts.kind}
        value={kind}
        options={[
          ['percent', texts.kinds.percent],
          ['amount', texts.kinds.amount],
        ]}
        onChange={(next) => edit({ kind: next })}
      />
      {kind === 'percent' ? (
        <Field
          key="percent"
          label={texts.value.percent}
          inputMode="numeric"
          value={typed.percent}
          onChange={(percent) => edit({ percent })}
          validate={() => (bad.has('value') ? texts.bad.value.percent : null)}
          maxLength={6}
        />
      ) : (
        <EuroField
          key="amount"
          label={texts.value.amount}
          cents={typed.amount}
          onChange={(amount) => edit({ amount })}
          leastCents={1}
          isRequired
        />
      )}
      <fieldset className="fields">
        <legend className="faint">{texts.optional}</legend>
        <EuroField
          label={texts.minimum}
          cents={typed.minimum}
          onChange={(minimum) => edit({ minimum })}
        />
        <Field
          label={texts.maxUses}
          inputMode="numeric"
          value={typed.uses}
          onChange={(uses) => edit({ uses })}
          validate={() => (bad.has('max_uses') ? texts.bad.max_uses : null)}
          maxLength={7}
        />
        {(['starts', 'ends'] as const).map((each) => (
          <DateTimeField
            key={each}
            label={texts[each]}
            value={typed[each]}
            onChange={(at) => edit({ [each]: at })}
            validate={() => (bad.has(each) ? texts.bad[each] : null)}
          />
        ))}
      </fieldset>
      <p role="status">
        <b>{codeSentence(terms, texts.says, lang, Date.now())}</b>
      </p>
    </FormLayer>
  );
}
