import {
  type ComponentProps,
  type KeyboardEvent,
  Suspense,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useAccount } from '#browser/account/account-store.ts';
import { type Customer, isPackstation, wrongFields } from '#contract/customer.ts';
import { href } from '#routes.ts';
import { doubtfulFields } from '#rules/address-doubts.ts';
import { isDemo } from '#rules/claims.ts';
import { useMailedToken } from '#web/account/use-mailed-token.ts';
import { useCart } from '#web/cart/use-cart.ts';
import { Link } from '#web/runtime/Link.tsx';
import { withPart } from '#web/runtime/lazy-part.tsx';
import { lazyWithRetry } from '#web/runtime/lazy-with-retry.ts';
import type { PageHead, PageProps } from '#web/runtime/page.ts';
import { useShop } from '#web/shop-context.ts';
import { rangeHref } from '#web/shop-facts.ts';
import { Field } from '#web/ui/Field.tsx';
import { GuaranteeNotice } from '#web/ui/GuaranteeNotice.tsx';
import { NoScript } from '#web/ui/NoScript.tsx';
import type { KasseTexts } from './texts.ts';
import { keepFields, restoreFields } from './typed-fields.ts';

/** Summary and button: they need the cart, which no document has. */
const Order = lazyWithRetry(async () => (await withPart(() => import('./Order.tsx'))).Order);

const MailedCart = lazyWithRetry(
  async () => (await withPart(() => import('./MailedCart.tsx'))).MailedCart,
);

/** For people of the back office. */
const Handover = lazyWithRetry(
  async () => (await withPart(() => import('./Handover.tsx'))).Handover,
);

/** Fields of the form in their order, with what a browser's autofill knows them by. */
const FIELDS = {
  email: { type: 'email', autoComplete: 'email' },
  name: { autoComplete: 'shipping name' },
  street: { autoComplete: 'shipping address-line1' },
  addition: { autoComplete: 'shipping address-line2' },
  postcode: { autoComplete: 'shipping postal-code', inputMode: 'numeric' },
  town: { autoComplete: 'shipping address-level2' },
} as const satisfies Partial<Record<keyof KasseTexts, Partial<ComponentProps<'input'>>>>;
const NAMES = Object.keys(FIELDS) as (keyof typeof FIELDS)[];
/** Fields of another billing address; `billing.` comes before each name. */
const BILLING = ['company', ...NAMES.filter((name) => name !== 'email')] as const;
const OPTIONAL: readonly string[] = ['addition', 'company'];

/** Returns what was typed, without fields that were left empty. */
function typedIn(form: HTMLFormElement | null): Customer {
  const typed: Record<string, unknown> = {};
  const billing: Record<string, string> = {};
  for (const [name, value] of new FormData(form ?? undefined)) {
    const [, part] = name.split('.');
    if (part !== undefined) typed['billing'] = billing;
    const text = String(value).trim();
    if (text !== '') (part === undefined ? typed : billing)[part ?? name] = text;
  }
  return typed as Customer;
}

/** Where an order is placed (docs/specification.md#22-cart-drawer): address, terms, what is ordered, and the button. */
export function Page(props: PageProps<KasseTexts>) {
  const { texts, lang } = props;
  const isEmpty = useCart(({ items, known }) => known && items.length === 0);
  const [mailed, setMailed] = useMailedToken('korb');
  const takeCart = useCallback(() => setMailed(null), [setMailed]);
  if (!isEmpty && mailed === null) return <Checkout {...props} />;
  return (
    <div className="wrap section min-h-[70vh]">
      <h1 className="h2">{texts.title}</h1>
      <p role="status" className="lead py-5">
        {mailed === null ? (
          texts.empty
        ) : (
          <Suspense fallback={texts.drawing}>
            <MailedCart id={mailed} onTaken={takeCart} texts={texts} />
          </Suspense>
        )}
      </p>
      <Link className="btn solid" href={rangeHref(lang)}>
        {texts.browse}
      </Link>
    </div>
  );
}

/** Terms that the order is placed on, by law above its summary: below that there is only the button. */
function Terms({ texts, lang }: Pick<PageProps<KasseTexts>, 'texts' | 'lang'>) {
  const [before = '', after = ''] = texts.termsApply.split('{terms}');
  const link = (screen: 'terms' | 'withdrawal' | 'privacy') => (
    <Link key={screen} className="link inline-flex min-h-11 items-center" href={href(screen, lang)}>
      {texts[screen]}
    </Link>
  );
  return (
    <div>
      <p className="flex flex-wrap items-center gap-x-6">
        <span>
          {before}
          {link('terms')}
          {after}
        </span>
        {link('withdrawal')}
        {link('privacy')}
      </p>
      <p>{texts.consumers}</p>
      <p>{texts.contract}</p>
    </div>
  );
}

function Checkout({ texts, lang }: PageProps<KasseTexts>) {
  const { mode } = useShop().settings;
  const { status, session } = useAccount();
  const { id: owner, email } = session?.user ?? {};
  const form = useRef<HTMLFormElement>(null);
  const buy = useRef<HTMLButtonElement>(null);
  const [wrong, setWrong] = useState<readonly string[]>([]);
  /** Fields that may be wrong. Each is asked about once: the next press takes it. */
  const [doubtful, setDoubtful] = useState<ReturnType<typeof doubtfulFields>>([]);
  const asked = useRef(new Set<string>());
  const [packstation, setPackstation] = useState(false);
  const [hasBilling, setBilling] = useState(false);
  useEffect(() => {
    const { current } = form;
    if (current && restoreFields(current, { status, owner })) setBilling(true);
  }, [status, owner]);
  useEffect(() => {
    if (form.current && hasBilling) restoreFields(form.current, { status, owner });
  }, [status, owner, hasBilling]);
  useEffect(() => {
    if (email === undefined) return;
    import('./prefill.ts').then(
      ({ prefill }) => form.current && prefill(form.current, email),
      () => undefined,
    );
    // The account's data leave the form with it.
    return () => form.current?.reset();
  }, [email]);
  const focusFirst = (fields: readonly string[]) => {
    const names = [...NAMES, ...BILLING.map((name) => `billing.${name}`)];
    const first = names.find((name) => fields.includes(name));
    form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  };
  const refuse = (fields: readonly string[]) => {
    setWrong(fields);
    focusFirst(fields);
  };
  /** Returns the buyer, or leads to the first field that is wrong or asked about. */
  const check = () => {
    const customer = typedIn(form.current);
    setPackstation(isPackstation(customer.street ?? ''));
    const refused = wrongFields(customer);
    const doubts = doubtfulFields(customer).filter(
      (name) => !refused.includes(name) && !asked.current.has(name),
    );
    for (const name of doubts) asked.current.add(name);
    setWrong(refused);
    setDoubtful(doubts);
    focusFirst([...refused, ...doubts]);
    return refused.length + doubts.length === 0 ? customer : undefined;
  };
  /** Keeps what is typed; a note leaves its field once that is right. */
  const follow = () => {
    if (!form.current) return;
    keepFields(form.current, owner);
    const customer = typedIn(form.current);
    setPackstation(isPackstation(customer.street ?? ''));
    const refused = wrongFields(customer);
    const doubts = doubtfulFields(customer);
    setWrong((fields) => fields.filter((name) => refused.includes(name)));
    setDoubtful((fields) => fields.filter((name) => doubts.includes(name)));
  };
  const said = packstation ? { ...texts.wrong, ...texts.packstation } : texts.wrong;
  /** Enter orders nothing (§ 312j (3) BGB asks for the button): it leads to what is missing, or to the button. */
  const leadOn = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    // Else the same press would be the button's as well.
    event.preventDefault();
    if (check()) (buy.current ?? document.getElementById('order-title'))?.focus();
  };
  return (
    <div className="wrap grid min-h-[70vh] grid-cols-1 items-start pt-10 pb-[var(--section)] gap-x-[var(--gutter)] gap-y-8 md:grid-cols-2">
      <div className="grid max-w-[40rem] grid-cols-1 gap-8">
        <h1 className="h2">{texts.title}</h1>
        <NoScript text={texts.noScript} />
        {/* Nothing submits it: an order is placed by its button alone. */}
        <form
          ref={form}
          onSubmit={(event) => event.preventDefault()}
          onInput={follow}
          onKeyDown={leadOn}
          noValidate
          className="grid gap-4"
          aria-labelledby="address-title"
        >
          <div>
            <h2 id="address-title" className="h3">
              {texts.address}
            </h2>
            <p className="note">{texts.germany}</p>
          </div>
          {NAMES.map((name) => {
            const doubt = doubtful.find((field) => field === name);
            const hint = name === 'street' ? texts.packstation.hint : undefined;
            return (
              <Field
                key={name}
                label={packstation && name === 'addition' ? texts.packstation.post : texts[name]}
                name={name}
                required={name !== 'addition' || packstation}
                error={wrong.includes(name) ? said[name] : undefined}
                hint={doubt ? texts.doubtful[doubt] : hint}
                {...FIELDS[name]}
              />
            );
          })}
          <label className="name flex min-h-11 items-center gap-3">
            <input
              type="checkbox"
              className="size-5 accent-ink"
              checked={hasBilling}
              onChange={(event) => setBilling(event.target.checked)}
            />
            {texts.billing}
          </label>
          {hasBilling &&
            BILLING.map((name) => {
              const field = `billing.${name}`;
              return (
                <Field
                  key={field}
                  label={texts[name]}
                  name={field}
                  required={!OPTIONAL.includes(name)}
                  error={wrong.includes(field) ? texts.wrong[name] : undefined}
                  {...(name !== 'company' && FIELDS[name])}
                  autoComplete={
                    name === 'company'
                      ? 'billing organization'
                      : FIELDS[name].autoComplete.replace('shipping', 'billing')
                  }
                />
              );
            })}
          {!isDemo(mode) && (
            <label className="note flex min-h-11 items-center gap-3">
              <input
                type="checkbox"
                name="reviews"
                value="yes"
                className="size-5 shrink-0 accent-ink"
              />
              {texts.reviews}
            </label>
          )}
        </form>
        {session?.may?.includes('POST /api/admin/carts') && (
          <Suspense>
            <Handover texts={texts} />
          </Suspense>
        )}
      </div>
      <div className="grid max-w-[40rem] grid-cols-1 gap-8">
        {!isDemo(mode) && <GuaranteeNotice />}
        <Terms texts={texts} lang={lang} />
        <Suspense fallback={<p className="note">{texts.drawing}</p>}>
          <Order buy={buy} check={check} texts={texts} onWrong={refuse} />
        </Suspense>
      </div>
    </div>
  );
}

export function head({ texts }: PageProps<KasseTexts>): PageHead {
  return { title: texts.title, description: texts.description };
}
