import { type FormEvent, useState } from 'react';
import { callApi } from '#browser/api.ts';
import { formReply } from '#contract/forms.ts';
import { fill } from '#rules/fill.ts';
import { cartStore } from '#web/cart/cart-store.ts';
import { cartBody } from '#web/cart/checkout.ts';
import { usePart } from '#web/shop-context.ts';
import { Field } from '#web/ui/Field.tsx';
import type { KasseTexts } from './texts.ts';

/** Mails this browser's cart to somebody who orders by telephone; for people of the back office. */
export function Handover({ texts: { handover: texts } }: { readonly texts: KasseTexts }) {
  const { t, lang } = usePart();
  const [said, setSaid] = useState('');
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const email = String(new FormData(form).get('recipient')).trim();
    const { items } = cartBody({ items: cartStore.getState().items, code: null, lang });
    const body = { email, language: lang, items };
    const sent = await callApi('POST /api/admin/carts', { body }, formReply);
    if (!sent.ok) return setSaid(sent.message || t(sent.code === 'offline' ? 'offline' : 'failed'));
    setSaid(fill(texts.sent, { email }));
    form.reset();
  };
  return (
    <form onSubmit={send} className="grid gap-4 border border-line p-5" aria-labelledby="handover">
      <h2 id="handover" className="h3">
        {texts.title}
      </h2>
      <p className="note">{texts.text}</p>
      <Field label={texts.email} name="recipient" type="email" autoComplete="off" required />
      <button type="submit" className="btn">
        {texts.send}
      </button>
      <p role="status" className="note text-ink empty:hidden">
        {said}
      </p>
    </form>
  );
}
