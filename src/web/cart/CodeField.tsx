import { type FormEvent, useId, useState } from 'react';
import { API } from '../../api-paths.ts';
import { discountCodeReply } from '../../contract/checkout.ts';
import { missingToMinimumCents } from '../../rules/discount-codes.ts';
import { formatPrice } from '../../rules/money.ts';
import { sendJson } from '../api.ts';
import { usePart } from '../shop-context.ts';
import { Icon } from '../ui/Icon.tsx';
import { keepCode, termsOf, useDiscount } from './discount-store.ts';

/** Redeems a code, or shows the redeemed one with the way to take it off again. */
export function CodeField({ subtotalCents }: { readonly subtotalCents: number }) {
  const { t, lang } = usePart();
  const code = useDiscount((state) => state.code);
  const [error, setError] = useState('');
  const [busy, setBusy] = useState(false);
  const hint = useId();

  const redeem = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = String(new FormData(event.currentTarget).get('code') ?? '').trim();
    if (text === '' || busy) {
      setError(t('cart.codeHint'));
      return;
    }
    setBusy(true);
    const body = { code: text, subtotal: subtotalCents, language: lang };
    const result = await sendJson(API.discountCode, body, discountCodeReply);
    setBusy(false);
    setError('');
    if (result.ok) keepCode(result.data);
    else setError(result.message || t(result.code === 'offline' ? 'offline' : 'failed'));
  };

  if (code) {
    const applies = missingToMinimumCents(termsOf(code), subtotalCents) === 0;
    return (
      <div className="code-active">
        <p>
          <span className="name">{t('cart.codeActive', { code: code.code })}</span>
          {!applies && (
            <span className="note block">
              {t('cart.codeBelow', { amount: formatPrice(code.minimum, lang) })}
            </span>
          )}
        </p>
        <button
          type="button"
          className="icon-btn"
          aria-label={t('cart.codeRemove', { code: code.code })}
          onClick={() => keepCode(null)}
        >
          <Icon name="close" />
        </button>
      </div>
    );
  }
  return (
    <form className="grid gap-1" onSubmit={redeem} noValidate>
      <div className="code">
        <input
          name="code"
          className="plain-field"
          maxLength={64}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          placeholder={t('cart.codeHint')}
          aria-label={t('cart.code')}
          aria-invalid={error !== ''}
          aria-describedby={hint}
        />
        <button type="submit" aria-busy={busy}>
          {t('cart.redeem')}
        </button>
      </div>
      <p id={hint} className="error" role="status">
        {error}
      </p>
    </form>
  );
}
