import { placeOf, sectionHref } from '#admin/kit/kit-context.ts';
import type german from '#catalogue/setup/de.json';
import type { AdminGolive, GoliveCheck, GoliveField } from '#contract/admin-golive.ts';
import { href, type Lang, localized } from '#routes.ts';

export type StepKey = keyof typeof german.steps;
type StepState = 'done' | 'test' | 'advised' | 'open';

/** One step of a new shop. */
export interface SetupStep {
  readonly key: StepKey;
  readonly state: StepState;
  /** Address of the screen where it is done; absent where the step has a form of its own. */
  readonly place?: string;
  /** Page of the shop that it changes; absent while there is none. */
  readonly shows?: string;
}

/** The login of whoever sets up. */
interface Login {
  readonly temporaryPassword: boolean;
  readonly hasFactor: boolean;
}

const STATES = { ok: 'done', WARN: 'advised', 'STAND-IN': 'test', FAIL: 'open' } as const;
const WORST_FIRST = ['open', 'advised', 'test', 'done'] as const;
/** Values that are no company's. */
const OF_SERVER: ReadonlySet<GoliveField> = new Set(['adminEmail', 'baseUrl', 'mailFrom']);

/** Returns the steps of a new shop in their order, each as checks and data say. */
export function setupSteps({ checks, shop, opened }: AdminGolive, login: Login, lang: Lang) {
  const ofChecks = (names: readonly GoliveCheck[]): StepState => {
    const found = checks.flatMap(({ check, state, fields }) => {
      const isElsewhere = check === 'invented' && fields.every((field) => OF_SERVER.has(field));
      return names.includes(check) && !isElsewhere ? STATES[state] : [];
    });
    return WORST_FIRST.find((state) => found.includes(state)) ?? 'done';
  };
  const both = (isDone: boolean, names: readonly GoliveCheck[] = []): StepState =>
    isDone ? ofChecks(names) : 'open';
  const account = href('account', lang);
  const settings = (part: string) => sectionHref(lang, `/settings/${part}`);
  const { own_email: isOwn, named, product, shipping } = shop;
  const steps: readonly SetupStep[] = [
    { key: 'email', state: both(isOwn), place: account },
    {
      key: 'login',
      state: both(!login.temporaryPassword && login.hasFactor),
      place: `${account}#sicherheit`,
    },
    { key: 'name', state: both(named), place: settings('shop'), shows: href('home', lang) },
    {
      key: 'company',
      state: ofChecks(['company', 'tax', 'invented', 'vat']),
      place: settings('company'),
      shows: href('imprint', lang),
    },
    {
      key: 'product',
      state: both(product !== null, ['catalogue', 'goods']),
      place: placeOf('products', lang),
      ...(product !== null && { shows: localized(product, lang) }),
    },
    {
      key: 'shipping',
      // The first values hold from the start.
      state: shipping ? 'done' : 'advised',
      place: settings('shipping'),
      shows: href('shipping', lang),
    },
    {
      key: 'texts',
      state: ofChecks(['texts']),
      place: sectionHref(lang, '/texts'),
      shows: href('terms', lang),
    },
    { key: 'notice', state: ofChecks(['notice']), shows: href('checkout', lang) },
    { key: 'backup', state: ofChecks(['backup']), place: placeOf('backup', lang) },
    {
      key: 'payment',
      state: ofChecks(['key', 'account', 'methods', 'webhook', 'credit']),
      place: settings('payment'),
      shows: href('checkout', lang),
    },
    { key: 'opening', state: both(opened) },
  ];
  return steps;
}

/** The first step that keeps the shop from opening, at last the opening itself; undefined after it. */
export const nextStep = (steps: readonly SetupStep[]): SetupStep | undefined =>
  steps.find(({ state }) => state === 'open');
