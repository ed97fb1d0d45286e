import { type FormEvent, useId, useState } from 'react';
import { callApi, okReply } from '#browser/api.ts';
import { href } from '#routes.ts';
import { Link } from '#web/runtime/Link.tsx';
import { usePart } from '#web/shop-context.ts';
import { useSoldOut } from '#web/sold-out/sold-out-store.ts';
import { Field } from '#web/ui/Field.tsx';
import type { ProductData } from '../product-data.ts';
import { goneMarks } from './gone-marks.ts';

interface BackInStockProps {
  readonly data: ProductData;
  /** The chosen one. */
  readonly colour: string | undefined;
}

/** Asks for an address to write to once a sold-out size or colour is back (docs/specification.md#25-products). */
export function BackInStock({ data, colour }: BackInStockProps) {
  const { t, lang } = usePart();
  const marks = goneMarks(data, useSoldOut(), colour);
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState({ text: '', isWrong: false });
  const [error, setError] = useState('');
  const select = useId();
  if (marks.length === 0) return null;

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const form = event.currentTarget;
    const given = new FormData(form);
    const body = {
      mark: String(given.get('mark')),
      email: String(given.get('email')).trim(),
      language: lang,
    };
    setSaid({ text: '', isWrong: false });
    setError('');
    setBusy(true);
    const reply = await callApi('POST /api/stock-requests', { body }, okReply);
    setBusy(false);
    if (reply.ok) {
      form.reset();
      setSaid({ text: t('back.asked'), isWrong: false });
    } else if (reply.code === 'invalid_body') {
      setError(t('footer.emailInvalid'));
      form.querySelector<HTMLElement>('[name="email"]')?.focus();
    } else {
      const text = reply.code === 'offline' ? t('offline') : reply.message || t('failed');
      setSaid({ text, isWrong: true });
    }
  };

  return (
    <details className="mt-7 border-t border-line">
      <summary className="name flex min-h-[48px] items-center">{t('back.title')}</summary>
      <form onSubmit={submit} noValidate className="grid gap-4 pb-4" aria-label={t('back.title')}>
        {marks.length > 1 ? (
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
        ) : (
          <>
            <input type="hidden" name="mark" value={marks[0]?.mark} />
            <p>{marks[0]?.label}</p>
          </>
        )}
        <Field
          name="email"
          type="email"
          autoComplete="email"
          maxLength={254}
          label={t('footer.email')}
          hint={t('back.hint')}
          error={error}
          required
        />
        <button type="submit" className="btn" aria-busy={busy}>
          {t('back.ask')}
        </button>
        <p role="status" className={`empty:hidden ${said.isWrong ? 'error' : ''}`}>
          {said.text}
        </p>
        <p className="note">
          <Link className="link" href={href('privacy', lang)}>
            {t('footer.privacy')}
          </Link>
        </p>
      </form>
    </details>
  );
}
