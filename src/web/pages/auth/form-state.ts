import { type FormEvent, useState } from 'react';
import type { ApiResult } from '#browser/api.ts';
import type { AccountSession } from '#contract/account-session.ts';
import { href } from '#routes.ts';
import { fill } from '#rules/fill.ts';
import { passwordLength, passwordMinLength } from '#rules/password-length.ts';
import { navigate } from '#web/runtime/navigate.ts';
import { useSearch } from '#web/runtime/shown-hooks.ts';
import { useShop } from '#web/shop-context.ts';
import { showToast } from '#web/toasts/toast-store.ts';
import { ownAddress } from './own-address.ts';
import type { AuthTexts } from './texts.ts';

/** Checks and requests: they bring the parser along, so they come when a form is sent. */
type Calls = typeof import('./calls.ts');
export type AuthFields = 'email' | 'password' | 'repeat' | 'code';
export type FieldErrors = Partial<Record<AuthFields, string>>;

/** Values of the form, by field name. */
export function typed(form: HTMLFormElement): Record<AuthFields, string> {
  const data = new FormData(form);
  const text = (name: AuthFields) => String(data.get(name) ?? '');
  return {
    email: text('email').trim(),
    password: text('password'),
    repeat: text('repeat'),
    code: text('code').trim(),
  };
}

export function emailErrors(email: string, texts: AuthTexts, calls: Calls): FieldErrors {
  return calls.isEmail(email) ? {} : { email: texts.errors.email };
}

/** A new password: long enough, twice the same. The server knows more about it. */
export function newPasswordErrors(
  { password, repeat }: Pick<Record<AuthFields, string>, 'password' | 'repeat'>,
  texts: AuthTexts,
  min: number,
): FieldErrors {
  if (password !== repeat) return { repeat: texts.errors.mismatch };
  if (passwordLength(password) >= min) return {};
  return { password: fill(texts.errors.tooShort, { min }) };
}

interface FormOptions<T> {
  readonly check: (values: Record<AuthFields, string>, calls: Calls) => FieldErrors;
  readonly send: (values: Record<AuthFields, string>, calls: Calls) => Promise<ApiResult<T>>;
  readonly done: (data: T) => void;
  /** Takes over what follows a failure; false leaves it to the alert. */
  readonly failed?: (code: string) => boolean;
  /** Our own sentence for a code; the server's stands otherwise (docs/specification.md#8-errors). */
  readonly sentence?: (code: string) => string | undefined;
}

/** Checks, sends, and keeps what went wrong. Focus goes to the first field that is wrong. */
export function useAuthForm<T>({ check, send, done, failed, sentence }: FormOptions<T>) {
  const { t } = useShop();
  const [errors, setErrors] = useState<FieldErrors>({});
  const [alert, setAlert] = useState('');
  const [busy, setBusy] = useState(false);

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const values = typed(form);
    setAlert('');
    if (busy) return;
    setBusy(true);
    const calls = await import('./calls.ts').catch(() => undefined);
    const found = calls ? check(values, calls) : {};
    setErrors(found);
    const [wrong] = Object.keys(found);
    if (!calls || wrong) {
      setBusy(false);
      if (!calls) setAlert(t('offline'));
      form.querySelector<HTMLInputElement>(`[name="${wrong}"]`)?.focus();
      return;
    }
    const result = await send(values, calls);
    setBusy(false);
    if (result.ok) done(result.data);
    else if (!failed?.(result.code)) {
      const own = result.code === 'offline' ? t('offline') : sentence?.(result.code);
      setAlert(own ?? (result.message || t('failed')));
    }
  };
  return { errors, alert, busy, onSubmit };
}

/** Characters that a customer's new password needs; the server asks more of administrators. */
export function usePasswordMin(): number {
  return passwordMinLength(useShop().settings.mode, false);
}

/** What to do about a browser that keeps no login. */
export function cookieSentence(code: string, texts: AuthTexts): string | undefined {
  return code === 'no_cookie' ? texts.errors.noCookie : undefined;
}

/**
 * Returns where a login leads: to the page that asked for it (`?next=`) or home, and to the account when an
 * administrator's still misses something.
 */
export function useWayOn() {
  const { lang } = useShop();
  const wanted = new URLSearchParams(useSearch()).get('next');
  return (session: AccountSession | null) => {
    if (session?.missing) return href('account', lang);
    return ownAddress(wanted, location.origin) ?? href('home', lang);
  };
}

/** Greets, and leads on. */
export function useWelcome(texts: AuthTexts) {
  const wayOn = useWayOn();
  return (session: AccountSession | null) => {
    showToast({ ...texts.welcome, tone: 'success' });
    navigate(wayOn(session), { replace: true });
  };
}
