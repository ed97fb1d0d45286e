import { useNavigate, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { DateTimeField } from '#admin/kit/DateTimeField.tsx';
import { EuroField } from '#admin/kit/EuroField.tsx';
import { Box, Field } from '#admin/kit/Field.tsx';
import { Switch } from '#admin/kit/form/BothLanguages.tsx';
import { ChoicesField } from '#admin/kit/form/ChoicesField.tsx';
import { useKit } from '#admin/kit/kit-context.ts';
import { FormLayer } from '#admin/kit/LayerForm.tsx';
import { useApi, useSend } from '#admin/kit/queries.ts';
import { showDone } from '#admin/kit/toasts.tsx';
import { useUnsaved } from '#admin/kit/unsaved.tsx';
import { useNames } from '#admin/sections/range/names.ts';
import { adminCodesReply } from '#contract/admin-codes.ts';
import { fill } from '#rules/fill.ts';
import { codeSentence } from './code-sentence.ts';
import { useTexts } from './texts.ts';
import { FIRST_CODE, parseCode, type TypedCode, typedCode } from './typed-code.ts';

const CHANGES = ['GET /api/admin/codes', 'GET /api/admin/log'] as const;

/** Makes a code, or edits the one that the address names, once its terms are read. */
export function Section() {
  const texts = useTexts();
  const { id: named } = useParams({ strict: false });
  const isKept = { isKept: false, isAsked: named !== undefined } as const;
  const { data } = useApi('GET /api/admin/codes', {}, adminCodesReply, isKept);
  if (named === undefined) return <CodeForm first={FIRST_CODE} title={texts.make} />;
  const code = data?.codes.find((each) => each.code === named);
  if (!code) return null;
  const isSeries = code.count !== null;
  return <CodeForm first={typedCode(code)} title={named} edited={named} isSeries={isSeries} />;
}

interface CodeFormProps {
  readonly first: TypedCode;
  readonly title: string;
  /** Code that is edited; its name stays. */
  readonly edited?: string;
  /** Its single-use codes are edited together. */
  readonly isSeries?: boolean;
}

/** The form; a sentence says what the code does while it is typed. */
function CodeForm({ first: given, title, edited, isSeries = false }: CodeFormProps) {
  const texts = useTexts();
  const { lang } = useKit();
  const { collections: names } = useNames();
  const navigate = useNavigate();
  const [first] = useState(given);
  const [typed, setTyped] = useState(first);
  const made = useSend('POST /api/admin/codes', adminCodesReply, CHANGES);
  const changed = useSend('PUT /api/admin/codes/:code', adminCodesReply, CHANGES);
  const { isPending, error } = edited === undefined ? made : changed;
  useUnsaved(typed !== first);
  const { terms, body, bad } = parseCode(typed);
  const edit = (change: Partial<TypedCode>) => setTyped((before) => ({ ...before, ...change }));
  const close = () => void navigate({ to: '/codes' });
  const send = async () => {
    if (!body || isPending) return;
    const { code, count: _, ...terms } = body;
    const what = edited === undefined ? texts.create : texts.save;
    const sending =
      edited === undefined
        ? made.mutateAsync({ body, what })
        : changed.mutateAsync({ params: { code: edited }, body: terms, what });
    if (!(await sending.catch(() => false))) return;
    await navigate({ to: '/codes', ignoreBlocker: true });
    showDone(fill(edited ? texts.saved : texts.created, { code: code.toUpperCase() }));
  };
  const { kind } = typed;
  return (
    <FormLayer
      title={title}
      isSheet
      button={edited === undefined ? texts.create : texts.save}
      isPending={isPending}
      error={error}
      onClose={close}
      onSend={send}
    >
      {edited === undefined && (
        <Field
          label={texts.code}
          value={typed.code}
          onChange={(code) => edit({ code })}
          validate={() => (bad.has('code') ? texts.bad.code : null)}
          autoFocus
          maxLength={32}
          spellCheck="false"
        />
      )}
      <Switch
        label={texts.kind}
        value={kind}
        options={[
          ['percent', texts.kinds.percent],
          ['amount', texts.kinds.amount],
          ['shipping', texts.kinds.shipping],
        ]}
        onChange={(next) => edit({ kind: next })}
      />
      {kind === 'percent' && (
        <Field
          key="percent"
          label={texts.value.percent}
          inputMode="numeric"
          value={typed.percent}
          onChange={(percent) => edit({ percent })}
          validate={() => (bad.has('value') ? texts.bad.value.percent : null)}
          maxLength={6}
        />
      )}
      {kind === 'amount' && (
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
        {!isSeries && (
          <Field
            label={texts.maxUses}
            inputMode="numeric"
            value={typed.uses}
            onChange={(uses) => edit({ uses })}
            validate={() => (bad.has('max_uses') ? texts.bad.max_uses : null)}
            maxLength={7}
          />
        )}
        {(['starts', 'ends'] as const).map((each) => (
          <DateTimeField
            key={each}
            label={texts[each]}
            value={typed[each]}
            onChange={(at) => edit({ [each]: at })}
            validate={() => (bad.has(each) ? texts.bad[each] : null)}
          />
        ))}
        <Box isSelected={typed.isOnce} onChange={(isOnce) => edit({ isOnce })}>
          {texts.once}
        </Box>
        {edited === undefined && (
          <Field
            label={texts.count}
            help={texts.countHelp}
            inputMode="numeric"
            value={typed.count}
            onChange={(count) => edit({ count })}
            validate={() => (bad.has('count') ? texts.bad.count : null)}
            maxLength={5}
          />
        )}
      </fieldset>
      <ChoicesField
        label={texts.collections}
        value={typed.collections}
        options={Object.entries(names)}
        onChange={(collections) => edit({ collections })}
      />
      <p role="status">
        <b>{codeSentence(terms, texts.says, lang, Date.now(), names)}</b>
      </p>
    </FormLayer>
  );
}
