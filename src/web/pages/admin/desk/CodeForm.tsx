import type { FormEvent } from 'react';
import { API } from '../../../../api-paths.ts';
import { type DeskCodesReply, deskCodesReply } from '../../../../contract/desk-codes.ts';
import { parseCodeForm } from './parse-code-form.ts';
import type { DeskProps } from './texts.ts';
import { useAction } from './use-action.ts';

/** Creates a code. Times are Berlin's, as everywhere at the desk. */
export function CodeForm({
  copy,
  lang,
  onDone,
}: DeskProps & { readonly onDone: (reply: DeskCodesReply) => void }) {
  const { busy, problem, setProblem, send } = useAction({ copy, lang });
  const texts = copy.codes;
  const create = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const fields = new FormData(form);
    const code = parseCodeForm((name) => String(fields.get(name) ?? '').trim());
    if (!code) return setProblem(texts.bad);
    const reply = await send(API.deskCodes, code, deskCodesReply);
    if (!reply) return;
    form.reset();
    onDone(reply);
  };
  return (
    <form className="desk-form" onSubmit={(event) => void create(event)}>
      <label className="desk-field">
        {texts.code}
        <input name="code" required minLength={3} maxLength={32} autoCapitalize="characters" />
      </label>
      <label className="desk-field">
        {texts.kind}
        <select name="kind">
          <option value="percent">{texts.percent}</option>
          <option value="amount">{texts.amount}</option>
        </select>
      </label>
      <label className="desk-field">
        {texts.value}
        <input name="value" required inputMode="decimal" maxLength={12} />
      </label>
      <label className="desk-field">
        {texts.minimum}
        <input name="minimum" inputMode="decimal" maxLength={12} />
      </label>
      <label className="desk-field">
        {texts.starts}
        <input name="starts" type="datetime-local" />
      </label>
      <label className="desk-field">
        {texts.ends}
        <input name="ends" type="datetime-local" />
      </label>
      <label className="desk-field">
        {texts.maxUses}
        <input name="max_uses" type="number" inputMode="numeric" min={1} max={1_000_000} />
      </label>
      <button type="submit" className="desk-button" aria-busy={busy}>
        {texts.create}
      </button>
      <p className="news-hot" role="alert">
        {problem}
      </p>
    </form>
  );
}
