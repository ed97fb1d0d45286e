import { type Context, Hono } from 'hono';
import { html } from 'hono/html';
import { expire, isOverdue } from '../payments/expire.ts';
import { approve, deny, type PayResult, pay } from '../payments/flow.ts';
import type { SessionRecord } from '../records.ts';
import type { World } from '../world.ts';
import { serveAssets } from './assets.ts';
import { readPayment, startValues } from './form.ts';
import { type Html, layout, origins, pageHeaders } from './layout.ts';
import { type PayFormState, payForm } from './pay-form.ts';
import { closedPage, stepPage } from './steps.ts';
import { cancelTarget, type PageContext, successTarget, summary } from './summary.ts';
import { fill, languageOf, type Problem, textsOf } from './texts.ts';

/** Classes of a page that is one box. */
const STEP = 'bg-paper';

/** The hosted payment page under `/c/pay`. */
export function createPage(world: World): Hono {
  const app = new Hono();
  app.route('/', serveAssets(import.meta.dirname, 'checkout.js'));

  app.get('/c/pay/:id', (c) => {
    const record = present(world, c.req.param('id'));
    if (record?.session.status !== 'open') return closed(world, c, record);
    const problem = problemOf(c.req.query('problem'));
    return checkout(world, c, record, { values: startValues(record), errors: {}, problem }, 200);
  });

  app.post('/c/pay/:id', async (c) => {
    const id = c.req.param('id');
    const form = new URLSearchParams(await c.req.text());
    const record = present(world, id);
    if (record?.session.status !== 'open') return closed(world, c, record);
    const read = readPayment(form, record, world.clock.now());
    if (!read.ok) {
      const values = { ...read.values, cvc: '' };
      return checkout(world, c, record, { values, errors: read.errors }, 422);
    }
    return follow(world, c, id, pay(world, id, read.request));
  });

  app.get('/c/pay/:id/:step{three_d_secure|paypal|klarna}/:attempt', (c) => {
    const id = c.req.param('id');
    const record = present(world, id);
    if (record?.session.status !== 'open') return closed(world, c, record);
    const { attempt } = record;
    if (attempt?.id !== c.req.param('attempt')) return c.redirect(`/c/pay/${id}`, 303);
    const context = contextOf(world, c, record);
    return show(c, context, stepPage(context, attempt), 200, STEP);
  });

  app.post('/c/pay/:id/:step{three_d_secure|paypal|klarna}/:attempt', async (c) => {
    const { id, attempt } = c.req.param();
    const decision = new URLSearchParams(await c.req.text()).get('decision');
    const decide = decision === 'approve' ? approve : deny;
    return follow(world, c, id, decide(world, id, attempt));
  });
  return app;
}

/** The session as it is now; one whose time has run out is expired on the spot. */
function present(world: World, id: string): SessionRecord | undefined {
  const record = world.store.get('sessions', id);
  if (record && isOverdue(record, world.clock.now())) {
    const tx = world.store.begin();
    expire(world, tx, record);
    tx.commit();
  }
  return world.store.get('sessions', id);
}

/** Redirects by the payment's result. The webhook is sent meanwhile; the redirect doesn't wait for it. */
function follow(world: World, c: Context, id: string, result: PayResult): Response {
  const record = present(world, id);
  if (!record) return closed(world, c, record);
  switch (result.kind) {
    case 'complete':
      return c.redirect(successTarget(record.session), 303);
    case 'action':
      return c.redirect(`/c/pay/${id}/${result.attempt.step}/${result.attempt.id}`, 303);
    case 'declined':
      return c.redirect(`/c/pay/${id}?problem=${result.reason}`, 303);
    case 'closed':
      // Paid in another tab, expired, or an outdated bank page: the page itself knows which.
      return record.session.status === 'open'
        ? c.redirect(`/c/pay/${id}`, 303)
        : closed(world, c, record);
  }
}

function contextOf(world: World, c: Context, record: SessionRecord): PageContext {
  const language = languageOf(record.session.locale, c.req.header('accept-language'));
  return {
    record,
    language,
    texts: textsOf(language),
    merchant: record.session.branding_settings?.display_name ?? world.account.business_name ?? '',
  };
}

function checkout(
  world: World,
  c: Context,
  record: SessionRecord,
  state: PayFormState,
  status: 200 | 422,
): Response {
  const context = contextOf(world, c, record);
  const body = html`<div class="grid flex-1 grid-cols-1 grid-rows-[auto_1fr] wide:grid-cols-2 wide:grid-rows-[1fr]">${summary(context)}${payForm(context, state)}</div>`;
  return show(c, context, body, status);
}

function show(
  c: Context,
  { record, language, texts, merchant }: PageContext,
  body: Html,
  status: 200 | 410 | 422,
  className = '',
): Response {
  const { session, products } = record;
  const page = layout({ language, className, body, title: fill(texts.title, { merchant }) });
  const headers = pageHeaders({
    images: origins(products.flatMap((product) => product.images)),
    forms: origins([session.success_url, session.cancel_url]),
  });
  return c.body(String(page), status, headers);
}

function closed(world: World, c: Context, record: SessionRecord | undefined): Response {
  if (record?.session.status === 'complete') return c.redirect(successTarget(record.session), 303);
  if (record) {
    const context = contextOf(world, c, record);
    const { texts, merchant } = context;
    const back = cancelTarget(record.session);
    const link = back
      ? html`<p class="mt-20"><a class="button main" href="${back}">${fill(texts.back, { merchant })}</a></p>`
      : '';
    const { expiredTitle, expiredText } = texts.closed;
    return show(c, context, closedPage(expiredTitle, expiredText, link), 410, STEP);
  }
  const language = languageOf(null, c.req.header('accept-language'));
  const { unknownTitle: title, unknownText } = textsOf(language).closed;
  const body = closedPage(title, unknownText, '');
  return c.body(String(layout({ language, className: STEP, title, body })), 404, pageHeaders());
}

function problemOf(name: string | undefined): Problem | undefined {
  const { problems } = textsOf('en');
  return name !== undefined && Object.hasOwn(problems, name) ? (name as Problem) : undefined;
}
