import { Hono } from 'hono';
import { html } from 'hono/html';
import { keepViewKey, mayView } from '../guard.ts';
import { type Html, layout, pageHeaders } from '../page/layout.ts';
import { type Language, languageOf, money } from '../page/texts.ts';
import type { SessionRecord, WireSession } from '../records.ts';
import type { World } from '../world.ts';
import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };

type OverviewTexts = typeof de;

const SHOWN = 30;

/** The sandbox's front page: what was paid lately, for whoever opened the link of the start. */
export function createOverview(world: World): Hono {
  const app = new Hono();
  app.use(keepViewKey(world.apiKey));
  app.get('/', (c) => {
    const language = languageOf(null, c.req.header('accept-language'));
    const texts = language === 'de' ? de : en;
    const page = layout({
      language,
      className: 'bg-paper',
      title: texts.title,
      body: html`<main class="card w-[min(920px,100%-32px)] wide:mt-32">
<h1 class="display mb-8 text-[28px]">${texts.title}</h1>
<p class="note">${texts.intro}</p>
${
  mayView(c, world.apiKey)
    ? html`<h2 class="section mt-28 mb-8">${texts.checkouts}</h2>
${checkouts(world, texts, language)}`
    : html`<p>${texts.locked}</p>`
}
</main>`,
    });
    return c.body(String(page), 200, pageHeaders());
  });
  // The path of Stripe's dashboard: shops link a payment by its id.
  app.get('/payments/:id', (c) => c.redirect(`/#${encodeURIComponent(c.req.param('id'))}`));
  return app;
}

function checkouts(world: World, texts: OverviewTexts, language: Language): Html {
  const latest = [...world.store.values('sessions')].slice(-SHOWN).reverse();
  if (latest.length === 0) return html`<p>${texts.none}</p>`;
  return html`<div class="overflow-x-auto" role="region" tabindex="0" aria-label="${texts.checkouts}"><table class="w-full border-collapse text-left tabular-nums">
<thead class="text-note text-soft"><tr><th scope="col" class="pr-24 text-right">${texts.amount}</th><th scope="col">${texts.status}</th><th scope="col">${texts.customer}</th><th scope="col">${texts.when}</th></tr></thead>
<tbody>
${latest.map((record) => row(record, texts, language))}
</tbody>
</table></div>`;
}

function row(record: SessionRecord, texts: OverviewTexts, language: Language): Html {
  const { session } = record;
  const state = stateOf(session);
  const time = new Date(session.created * 1000).toLocaleString(
    language === 'de' ? 'de-DE' : 'en-GB',
    { dateStyle: 'short', timeStyle: 'short', timeZone: 'Europe/Berlin' },
  );
  const id = typeof session.payment_intent === 'string' ? session.payment_intent : session.id;
  return html`<tr id="${id}" class="target:bg-line">
<td class="pr-24 text-right">${money(session.amount_total ?? 0, language)}</td>
<td>${texts.states[state]}${session.url ? html` · <a href="${new URL(session.url).pathname}">${texts.open}</a>` : ''}</td>
<td>${session.customer_details?.email ?? '–'}</td>
<td>${time}</td>
</tr>`;
}

function stateOf(session: WireSession): keyof OverviewTexts['states'] {
  if (session.status === 'expired') return 'expired';
  if (session.status === 'open') return 'open';
  if (session.payment_status === 'paid') return 'paid';
  return session.payment_status === 'unpaid' ? 'pending' : 'free';
}
