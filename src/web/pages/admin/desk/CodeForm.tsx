import { type ComponentPropsWithoutRef, type FormEvent, useId, useState } from 'react';
import { type AdminCodesReply, adminCodesReply } from '#contract/admin-codes.ts';
import { ADMIN_API } from '#web/pages/admin/admin-paths.ts';
import { codeSentence } from './code-sentence.ts';
import { CODE_FIELDS, type CodeField, parseCodeForm } from './parse-code-form.ts';
import type { DeskProps } from './texts.ts';
import { useAction } from './use-action.ts';

function readForm(form: HTMLFormElement) {
  const fields = new FormData(form);
  return parseCodeForm((name) => String(fields.get(name) ?? '').trim());
}

const EMPTY = parseCodeForm(() => '');

const AMOUNT = { inputMode: 'decimal', maxLength: 12 } as const;
const TIME = { type: 'datetime-local' } as const;

interface TextFieldProps extends ComponentPropsWithoutRef<'input'> {
  readonly label: string;
  /** Set while the field is wrong. */
  readonly problem: string | undefined;
}

/** A field of a form with its error below it. */
function TextField({ label, problem, ...input }: TextFieldProps) {
  const id = useId();
  const isWrong = problem !== undefined;
  return (
    <div className="desk-field">
      <label>
        {label}
        <input {...input} aria-invalid={isWrong} aria-describedby={isWrong ? id : undefined} />
      </label>
      {isWrong && (
        <p id={id} className="desk-wrong">
          {problem}
        </p>
      )}
    </div>
  );
}

/** Creates a code; a sentence says what it does while it is typed. Times are Berlin's. */
export function CodeForm({
  texts,
  lang,
  onDone,
}: DeskProps & { readonly onDone: (reply: AdminCodesReply) => void }) {
  const { busy, problem, send } = useAction({ texts, lang });
  const sentence = useId();
  const [parsed, setParsed] = useState(EMPTY);
  // Nobody is told of an error in a field that they have not come to yet.
  const [wasSent, setSent] = useState(false);
  const { codes } = texts;
  const kind = parsed.terms.kind ?? 'percent';
  const wrong = (name: CodeField) => {
    if (!wasSent || !parsed.bad.has(name)) return undefined;
    return name === 'value' ? codes.bad.value[kind] : codes.bad[name];
  };
  const field = (name: CodeField, label: string, input: ComponentPropsWithoutRef<'input'>) => (
    <TextField label={label} problem={wrong(name)} name={name} {...input} />
  );
  const create = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { currentTarget } = event;
    const { body, bad } = readForm(currentTarget);
    setSent(true);
    if (!body) {
      const first = CODE_FIELDS.find((name) => bad.has(name)) ?? 'code';
      const field = currentTarget.elements.namedItem(first);
      if (field instanceof HTMLElement) field.focus();
      return;
    }
    const reply = await send(ADMIN_API.adminCodes, body, adminCodesReply);
    if (!reply) return;
    currentTarget.reset();
    setSent(false);
    setParsed(EMPTY);
    onDone(reply);
  };
  return (
    <form
      className="desk-code-form"
      noValidate
      onInput={({ currentTarget }) => setParsed(readForm(currentTarget))}
      onSubmit={(event) => void create(event)}
    >
      <fieldset className="desk-group">
        <legend>{codes.gives}</legend>
        {field('code', codes.code, {
          maxLength: 32,
          autoCapitalize: 'characters',
          autoComplete: 'off',
          spellCheck: false,
        })}
        <label className="desk-field">
          {codes.kind}
          <select name="kind">
            <option value="percent">{codes.percent}</option>
            <option value="amount">{codes.amount}</option>
          </select>
        </label>
        {field('value', codes.value[kind], AMOUNT)}
        {field('minimum', codes.minimum, AMOUNT)}
      </fieldset>
      <fieldset className="desk-group is-dates">
        <legend>{codes.applies}</legend>
        {field('starts', codes.starts, TIME)}
        {field('ends', codes.ends, TIME)}
        {field('max_uses', codes.maxUses, { inputMode: 'numeric', maxLength: 7 })}
      </fieldset>
      <p id={sentence} className="desk-sentence num">
        {codeSentence(parsed.terms, codes.says, lang, Date.now())}
      </p>
      <button
        type="submit"
        className="desk-button is-primary"
        aria-describedby={sentence}
        aria-busy={busy}
      >
        {codes.create}
      </button>
      <p className="news-hot" role="alert">
        {problem}
      </p>
    </form>
  );
}
