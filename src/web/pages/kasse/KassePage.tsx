import { type ComponentProps, Suspense, useEffect, useRef, useState } from 'react';
import { useAccount } from '#browser/account/account-store.ts';
import { href } from '#routes.ts';
import { isDemo } from '#rules/claims.ts';
import { useCart } from '#web/cart/use-cart.ts';
import { Link } from '#web/runtime/Link.tsx';
import { withPart } from '#web/runtime/lazy-part.tsx';
import { lazyWithRetry } from '#web/runtime/lazy-with-retry.ts';
import type { PageHead, PageProps } from '#web/runtime/page.ts';
import { useShop } from '#web/shop-context.ts';
import { rangeHref } from '#web/shop-facts.ts';
import { Field } from '#web/ui/Field.tsx';
import { GuaranteeNotice } from '#web/ui/GuaranteeNotice.tsx';
import type { KasseTexts } from './de.ts';

/** Summary and button: they need the cart, which no document has. */
const Order = lazyWithRetry(async () => (await withPart(() => import('./Order.tsx'))).Order);

/** Fields of the form in their order, with what a browser's autofill knows them by. */
const FIELDS = {
  email: { type: 'email', autoComplete: 'email' },
  name: { autoComplete: 'shipping name' },
  street: { autoComplete: 'shipping address-line1' },
  addition: { autoComplete: 'shipping address-line2' },
  postcode: { autoComplete: 'shipping postal-code', inputMode: 'numeric' },
  town: { autoComplete: 'shipping address-level2' },
} as const satisfies Partial<Record<keyof KasseTexts, Partial<ComponentProps<'input'>>>>;
type FieldName = keyof typeof FIELDS;
const NAMES = Object.keys(FIELDS) as FieldName[];

/** Where an order is placed (docs/specification.md#22-cart-drawer): address, terms, what is ordered, and the button. */
export function Page({ texts, lang }: PageProps<KasseTexts>) {
  const { mode } = useShop().settings;
  const isEmpty = useCart(({ items, known }) => known && items.length === 0);
  const email = useAccount(({ session }) => session?.user.email);
  const form = useRef<HTMLFormElement>(null);
  const [wrong, setWrong] = useState<readonly string[]>([]);
  useEffect(() => {
    if (email === undefined) return;
    import('./prefill.ts').then(
      ({ prefill }) => form.current && prefill(form.current, email),
      () => undefined,
    );
  }, [email]);
  const point = (fields: readonly string[]) => {
    setWrong(fields);
    form.current?.querySelector<HTMLElement>(`[name="${fields[0]}"]`)?.focus();
  };
  if (isEmpty) {
    return (
      <div className="wrap section min-h-[70vh]">
        <h1 className="h2">{texts.title}</h1>
        <p className="lead py-5">{texts.empty}</p>
        <Link className="btn solid" href={rangeHref(lang)}>
          {texts.browse}
        </Link>
      </div>
    );
  }
  return (
    <div className="wrap section grid min-h-[70vh] grid-cols-1 items-start gap-x-[var(--gutter)] gap-y-12 md:grid-cols-2">
      <div className="grid max-w-[40rem] grid-cols-1 gap-8">
        <h1 className="h2">{texts.title}</h1>
        {/* Nothing submits it: an order is placed by its button alone. */}
        <form
          ref={form}
          onSubmit={(event) => event.preventDefault()}
          noValidate
          className="grid gap-4"
          aria-labelledby="address-title"
        >
          <h2 id="address-title" className="h3">
            {texts.address}
          </h2>
          {NAMES.map((name) => (
            <Field
              key={name}
              label={texts[name]}
              name={name}
              required={name !== 'addition'}
              error={wrong.includes(name) ? texts.wrong[name] : undefined}
              {...FIELDS[name]}
            />
          ))}
          <p className="note">{texts.germany}</p>
        </form>
        {!isDemo(mode) && <GuaranteeNotice />}
        <div>
          <p className="flex flex-wrap gap-x-6">
            {(['terms', 'withdrawal', 'privacy'] as const).map((screen) => (
              <Link
                key={screen}
                className="link inline-flex min-h-11 items-center"
                href={href(screen, lang)}
              >
                {texts[screen]}
              </Link>
            ))}
          </p>
          <p>{texts.consumers}</p>
          <p>{texts.contract}</p>
        </div>
      </div>
      <Suspense fallback={<p className="note">{texts.drawing}</p>}>
        <Order form={form} texts={texts} onWrong={point} />
      </Suspense>
    </div>
  );
}

export function head({ texts }: PageProps<KasseTexts>): PageHead {
  return { title: texts.title, description: texts.description };
}
