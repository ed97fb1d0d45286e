import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { callApi, okReply } from '#browser/api.ts';
import { href } from '#routes.ts';
import { Link } from '#web/runtime/Link.tsx';
import { usePart } from '#web/shop-context.ts';
import { useSoldOut } from '#web/sold-out/sold-out-store.ts';
import { Field } from '#web/ui/Field.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import type { BlockProps } from '../block.ts';
import { goneMarks } from './gone-marks.ts';

/** Controls of a buy column whose choice is sold out, and its button. */
const SOLD_OUT = '.product [aria-disabled]:is([name="size"], [name="colour"], [name="add"])';

/** Asks for an address to write to once something sold out is back (docs/specification.md#25-products). */
export function BackInStock({ data, column }: Pick<BlockProps, 'data' | 'column'>) {
  const { t, lang } = usePart();
  const marks = goneMarks(data, useSoldOut(), column.colours[0]);
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState({ text: '', isOfField: false });
  const select = useId();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    /** Opens the form for what is pressed. Arrow keys pass it, with clicks that no pointer made. */
    const lead = (event: MouseEvent | KeyboardEvent) => {
      const { target } = event;
      const pressed = target instanceof Element && target.closest(SOLD_OUT);
      if (!pressed || !form.current) return;
      const { type, name, value } = pressed as HTMLInputElement;
      const isRadio = type === 'radio';
      const isPress =
        'key' in event ? isRadio && /^(Enter| )$/.test(event.key) : !isRadio || event.detail > 0;
      const wanted = name === 'add' ? column.gone && (column.chosenPack?.id ?? '') : value;
      const found = marks.find((each) => each.value === wanted) ?? (wanted === '' && marks[0]);
      if (!isPress || !found) return;
      event.preventDefault();
      const { mark, email } = form.current.elements as unknown as Record<string, HTMLInputElement>;
      form.current.closest('details')?.setAttribute('open', '');
      if (mark) mark.value = found.mark;
      email?.focus();
    };
    document.addEventListener('click', lead);
    document.addEventListener('keydown', lead);
    return () => {
      document.removeEventListener('click', lead);
      document.removeEventListener('keydown', lead);
    };
  });
  if (marks.length === 0) return null;

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const form = event.currentTarget;
    const given = new FormData(form);
    const [mark = '', email = ''] = ['mark', 'email'].map((name) => String(given.get(name)).trim());
    setBusy(true);
    const body = { mark, email, language: lang };
    const reply = await callApi('POST /api/stock-requests', { body }, okReply);
    setBusy(false);
    const isOfField = !reply.ok && reply.code === 'invalid_body';
    if (reply.ok) setSaid({ text: t('back.asked'), isOfField });
    else if (isOfField) setSaid({ text: t('footer.emailInvalid'), isOfField });
    else if (reply.code === 'offline') setSaid({ text: t('offline'), isOfField });
    else setSaid({ text: reply.message || t('failed'), isOfField });
    if (isOfField) form.querySelector<HTMLElement>('[name="email"]')?.focus();
  };

  return (
    <details className="-mt-px border-y border-line">
      <summary className="name flex min-h-[56px] items-center justify-between">
        {t('back.title')}
        <Icon name="plus" className="when-closed" />
        <Icon name="minus" className="when-open" />
      </summary>
      <form
        ref={form}
        onSubmit={submit}
        noValidate
        className="grid gap-4 pb-4"
        aria-label={t('back.title')}
      >
        <div className="grid gap-1.5">
          <label htmlFor={select} className="name">
            {t('back.what')}
          </label>
          <select id={select} name="mark" className="field">
            {marks.map(({ mark, label }) => (
              <option key={mark} value={mark}>
                {label}
              </option>
            ))}
          </select>
        </div>
        <Field
          name="email"
          type="email"
          autoComplete="email"
          maxLength={254}
          label={t('footer.email')}
          hint={t('back.hint')}
          error={said.isOfField ? said.text : undefined}
          required
        />
        <button type="submit" className="btn" aria-busy={busy}>
          {t('back.ask')}
        </button>
        <p role="status" className="empty:hidden">
          {!said.isOfField && said.text}
        </p>
        <Link className="link note" href={href('privacy', lang)}>
          {t('footer.privacy')}
        </Link>
      </form>
    </details>
  );
}
