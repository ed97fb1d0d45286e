import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { callApi } from '#browser/api.ts';
import { type DiscountCodeReply, discountCodeReply } from '#contract/checkout.ts';
import { applies } from '#rules/discount-codes.ts';
import { formatPrice } from '#rules/money.ts';
import { usePart } from '../shop-context.ts';
import { shopFacts } from '../shop-facts.ts';
import { focusSoon, letGoOfFocus } from '../ui/focus-soon.ts';
import { Icon } from '../ui/Icon.tsx';
import { keepCode, termsOf, useDiscount } from './discount-store.ts';
import { checkCode } from './ended-code.ts';

interface CodeFieldProps {
  readonly subtotalCents: number;
  /** Price of the goods that the redeemed code counts for. */
  readonly countedCents: number;
  /** The code's discount is why the goods no longer ship free. */
  readonly bringsShipping: boolean;
  /** Nothing can be changed for the moment. */
  readonly inert: boolean;
}

/**
 * Redeems a code, or shows the redeemed one with the way to take it off again. Each takes the other's
 * place, so focus goes to what stands there now and the change is told.
 */
export function CodeField({ subtotalCents, countedCents, bringsShipping, inert }: CodeFieldProps) {
  const { t, lang, settings } = usePart();
  const ask = settings.live?.[lang].codeHint ?? t('cart.codeHint');
  const code = useDiscount((state) => state.code);
  const ended = useDiscount((state) => state.ended);
  const [problem, setError] = useState('');
  const error = problem || ended;
  const [told, setTold] = useState('');
  const [busy, setBusy] = useState(false);
  // Once per opening: a code may have ended since it was redeemed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the cart changes no code
  useEffect(() => void checkCode(subtotalCents, lang), []);
  const box = useRef<HTMLDivElement>(null);
  const hint = useId();
  const field = useId();

  const change = (next: DiscountCodeReply | null, tell: string) => {
    // Moves the focus only if it hasn't moved meanwhile.
    const isHere = box.current?.contains(document.activeElement);
    if (isHere) letGoOfFocus();
    keepCode(next);
    setError('');
    setTold(tell);
    if (isHere) focusSoon(() => box.current?.querySelector<HTMLElement>('.icon-btn, input'));
  };

  const redeem = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = String(new FormData(event.currentTarget).get('code') ?? '').trim();
    if (busy) return;
    if (text === '') {
      setError(ask);
      return;
    }
    setBusy(true);
    const body = { code: text, subtotal: subtotalCents, language: lang };
    const result = await callApi('POST /api/discount-code', { body }, discountCodeReply);
    setBusy(false);
    if (result.ok) change(result.data, t('cart.codeRedeemed', { code: result.data.code }));
    else setError(result.message || t(result.code === 'offline' ? 'offline' : 'failed'));
  };

  return (
    <div ref={box} className="grid gap-1" inert={inert}>
      {code ? (
        <div className="flex min-h-[49px] items-center justify-between rounded-[2px] border-[1.5px] border-ok pl-3.5">
          <p className="py-2">
            <span className="name">{t('cart.codeActive', { code: code.code })}</span>
            {!applies(termsOf(code), countedCents) && (
              <span className="note block">
                {code.goods && `${t('cart.codeGoods', { goods: code.goods })} `}
                {code.minimum > 0 &&
                  t('cart.codeBelow', { amount: formatPrice(code.minimum, lang) })}
              </span>
            )}
            {bringsShipping && (
              <span className="note block">
                {t('cart.codeShipping', {
                  amount: formatPrice(shopFacts().freeShippingFromCents, lang),
                })}
              </span>
            )}
          </p>
          <button
            type="button"
            className="icon-btn"
            aria-label={t('cart.codeRemove', { code: code.code })}
            onClick={() => change(null, t('cart.codeRemoved', { code: code.code }))}
          >
            <Icon name="close" />
          </button>
        </div>
      ) : (
        <>
          <label htmlFor={field} className="note">
            {t('cart.code')}
          </label>
          <form
            className="flex min-w-0 rounded-[2px] border-[1.5px] border-line bg-white"
            onSubmit={redeem}
            noValidate
          >
            <input
              id={field}
              name="code"
              className="plain-field h-11 min-w-0 flex-1 pl-3.5 text-ellipsis min-[43.75rem]:h-[46px]"
              maxLength={64}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              placeholder={ask}
              aria-invalid={error !== ''}
              aria-describedby={error ? hint : undefined}
            />
            <button type="submit" className="name pr-3.5 pl-2.5" aria-busy={busy}>
              {t('cart.redeem')}
            </button>
          </form>
        </>
      )}
      <p id={hint} className={error ? 'error' : 'sr'} role="status">
        {error || told}
      </p>
    </div>
  );
}
