import { randomUUID } from 'node:crypto';
import { request } from 'node:https';
import { setTimeout as wait } from 'node:timers/promises';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { CHROMIUM_ARGS, findChromium } from '#tools/chromium.ts';

const LISTS = ['/sneakers', '/trikots', '/caps', '/accessoires', '/produkte'];
/** A slow machine is no failure of the shop. */
const PATIENCE_MS = 60_000;
const BUY_EVERY_MS = 1_000;

interface Counts {
  requests: number;
  files: number;
  documents: number;
  steps: number;
  bought: number;
}

/** Visitors in real browsers and a purchase a second; counts everything by the phase of the update. */
export class UpdateTraffic {
  readonly phases = new Map<string, Counts>();
  /** Requests and steps that failed, and scripts that threw. */
  readonly failures: string[] = [];
  /** Sessions whose payment the provider confirmed. */
  readonly paid: string[] = [];
  lostLines = 0;
  readonly #origin: string;
  readonly #sandbox: string;
  readonly #over = new AbortController();
  readonly #running: Promise<void>[] = [];
  /** Pages that stay open, untouched, from before the update until after it. */
  readonly #kept: Page[] = [];
  #phase = '';
  #since = 0;
  #browser: Browser | undefined;

  constructor(origin: string, sandbox: string) {
    this.#origin = origin;
    this.#sandbox = sandbox;
  }

  enter(phase: string): void {
    this.#phase = phase;
    this.#since = performance.now();
    this.phases.set(phase, { requests: 0, files: 0, documents: 0, steps: 0, bought: 0 });
  }

  /** Half of the visitors walk all the time, the others leave a page open. */
  async begin(visitors: number): Promise<void> {
    this.#browser = await chromium.launch({
      executablePath: findChromium() ?? '',
      args: [...CHROMIUM_ARGS],
    });
    for (let nth = 0; nth < visitors; nth++) {
      const page = await this.#arrive();
      if (nth % 2 === 1) this.#kept.push(page);
      else this.#running.push(this.#walk(page, nth));
    }
    this.#running.push(this.#buyers());
  }

  /** Those who left a page open go on: with scripts and data of the release before. */
  async goOn(): Promise<void> {
    for (const [nth, page] of this.#kept.entries()) {
      await this.#try('cart of an open page', page, async () => {
        await page
          .getByRole('banner')
          .getByRole('button', { name: /^Warenkorb/ })
          .click();
        await page.getByRole('dialog', { name: 'Warenkorb' }).waitFor();
        await page.keyboard.press('Escape');
      });
      for (let step = 0; step < 3; step++) await this.#step(page, nth + step);
      await this.#look(page);
    }
  }

  async end(): Promise<void> {
    this.#over.abort();
    await Promise.all(this.#running);
    await this.#browser?.close();
  }

  get #counts(): Counts {
    return this.phases.get(this.#phase) as Counts;
  }

  #fail(what: string): void {
    const seconds = ((performance.now() - this.#since) / 1000).toFixed(1);
    this.failures.push(`${this.#phase}: after ${seconds} s ${what}`);
  }

  #watch(context: BrowserContext): void {
    context.on('response', (response) => {
      const type = response.request().resourceType();
      const url = response.url().replace(this.#origin, '');
      this.#counts.requests += 1;
      if (type === 'document') this.#counts.documents += 1;
      if (/^\/(assets|data)\//.test(url)) this.#counts.files += 1;
      if (response.status() >= 400) this.#fail(`${response.status()} ${url}`);
    });
    context.on('requestfailed', (failed) => {
      const why = failed.failure()?.errorText ?? '';
      // A page that is left asks for no more.
      if (why !== 'net::ERR_ABORTED') this.#fail(`${why} ${failed.url()}`);
    });
    context.on('weberror', (error) => this.#fail(`a script threw ${error.error().message}`));
  }

  async #try(what: string, page: Page, act: () => Promise<unknown>): Promise<void> {
    await act().catch((error: Error) =>
      this.#fail(`${what} at ${page.url()}: ${error.message.split('\n', 2).join(' ')}`),
    );
  }

  /** Opens a product and puts it into the cart. */
  async #arrive(): Promise<Page> {
    const context = (await this.#browser?.newContext({
      ignoreHTTPSErrors: true,
      viewport: { width: 1440, height: 900 },
      locale: 'de-DE',
    })) as BrowserContext;
    context.setDefaultTimeout(PATIENCE_MS);
    this.#watch(context);
    const page = await context.newPage();
    await page.goto(`${this.#origin}/accessoires/parfum-noir`);
    const buy = page.getByRole('main').getByRole('button', { name: /^In den Warenkorb legen/ });
    await buy.first().click();
    await page.waitForFunction(() =>
      (localStorage.getItem('cart-storage') ?? '').includes('parfum-noir'),
    );
    return page;
  }

  async #walk(page: Page, nth: number): Promise<void> {
    for (let step = nth; !this.#over.signal.aborted; step++) {
      if (step % 6 === 5) await this.#try('reload', page, () => page.reload());
      else await this.#step(page, step);
      await this.#look(page);
      await this.#pause(1_000 + (nth % 5) * 300);
    }
  }

  /** Follows a link to a list, or from it to a product. Without a new document it is a step. */
  async #step(page: Page, nth: number): Promise<void> {
    await this.#try('step', page, async () => {
      const { pathname } = new URL(page.url());
      const list = LISTS[nth % LISTS.length];
      const wanted = LISTS.includes(pathname)
        ? page.locator('main a.cell-link').first()
        : page.locator(`header a[href="${list}"]`).first();
      await page.evaluate(() => document.body.setAttribute('data-kept', ''));
      await wanted.click();
      await page.waitForURL((url) => url.pathname !== pathname, { waitUntil: 'commit' });
      await page.locator('main h1').first().waitFor();
      if (await page.evaluate(() => document.body.hasAttribute('data-kept')))
        this.#counts.steps += 1;
    });
  }

  /** The line of the cart is in the browser, and its count is shown. */
  async #look(page: Page): Promise<void> {
    const shown = page.getByRole('banner').getByRole('button', { name: /^Warenkorb, 1 / });
    const isThere = await shown.waitFor().then(
      () => page.evaluate(() => localStorage.getItem('cart-storage')?.includes('parfum-noir')),
      () => false,
    );
    if (!isThere) this.lostLines += 1;
  }

  async #buyers(): Promise<void> {
    const purchases: Promise<void>[] = [];
    for (let nth = 0; !this.#over.signal.aborted; nth++) {
      purchases.push(this.#buy(nth).catch((error: Error) => this.#fail(`purchase: ${error}`)));
      await this.#pause(BUY_EVERY_MS);
    }
    await Promise.all(purchases);
  }

  async #buy(nth: number): Promise<void> {
    // An address of its own for each, so that no limit counts them together.
    const localAddress = `127.0.${1 + (nth >> 7)}.${1 + (nth & 127)}`;
    const { status, text } = await post(`${this.#origin}/api/create-checkout`, localAddress, {
      items: [{ id: 'parfum-noir', name: 'Parfum Noir', price: 49.99, quantity: 1, image: '' }],
      payment_method_types: ['card', 'paypal'],
    });
    const session = /cs_\w+/.exec(text)?.[0];
    if (status !== 200 || session === undefined) throw new Error(`${status} ${text}`);
    const url = `${this.#sandbox}/_sandbox/sessions/${session}/pay`;
    const body = JSON.stringify({ email: 'kundin@example.com', method: 'card' });
    const headers = { 'content-type': 'application/json' };
    const paid = await fetch(url, { method: 'POST', headers, body });
    if (!paid.ok) throw new Error(`payment ${paid.status}`);
    this.paid.push(session);
    this.#counts.bought += 1;
  }

  async #pause(ms: number): Promise<void> {
    await wait(ms, undefined, { signal: this.#over.signal }).catch(() => undefined);
  }
}

/** Posts from an address of this machine, once: what fails has failed. */
function post(url: string, localAddress: string, body: object) {
  const { promise, resolve, reject } = Promise.withResolvers<{ status: number; text: string }>();
  const sent = request(url, {
    ...{ method: 'POST', localAddress, rejectUnauthorized: false, agent: false },
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
  });
  sent.on('response', (response) => {
    let text = '';
    response.on('data', (part) => {
      text += part;
    });
    response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
    response.on('error', reject);
  });
  sent.on('error', reject);
  sent.end(JSON.stringify(body));
  return promise;
}
