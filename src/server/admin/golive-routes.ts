import type { Hono } from 'hono';
import german from '#catalogue/golive/de.json' with { type: 'json' };
import english from '#catalogue/golive/en.json' with { type: 'json' };
import { GOLIVE_ENDPOINTS } from '#contract/endpoints/admin.ts';
import { isUnopened } from '../catalogue/read-catalogue.ts';
import { isOnLoopback } from '../env/values.ts';
import { failure } from '../errors.ts';
import { openShop } from '../golive/open-live.ts';
import { runChecks } from '../golive/run-checks.ts';
import { keepNotice } from '../guarantee/keep-notice.ts';
import { languageOf } from '../http/language.ts';
import { serve } from '../http/serve.ts';
import type { HasMedia } from '../media/media-files.ts';
import type { HasCatalogue } from '../shop.ts';
import { type AdminShop, recordAction } from './admin-actions.ts';
import { readSetupState } from './setup-state.ts';

const NAMES = { de: german.checks, en: english.checks };

/** Checks of a live shop, its opening, and the EU's notice. */
export function goliveRoutes(shop: AdminShop & HasCatalogue & HasMedia): Hono {
  return serve(GOLIVE_ENDPOINTS, {
    'GET /api/admin/golive': async () => {
      const results = await runChecks(shop);
      return {
        opened: !(await isUnopened(shop.db)),
        local: isOnLoopback(shop.settings),
        shop: await readSetupState(shop),
        // Names of settings are for the command.
        checks: results.map(({ reason: _, mend: __, ...seen }) => seen),
      };
    },
    'POST /api/admin/golive/open': async (c) => {
      const admin = c.get('admin');
      const opened = await openShop(shop, {
        by: admin.id,
        record: (tx) => recordAction(shop, tx, admin, 'shop_opened', 'shop'),
      });
      if (opened.ok) return { ok: true };
      const names = new Set(opened.missing.map(({ check }) => NAMES[languageOf(c)][check]));
      return failure(c, 'not_ready', { values: { names: [...names].join(', ') } });
    },
    'POST /api/admin/golive/notice': async (c, { body: { lang, picture } }) => {
      const checked = await shop.parts.media.processor.checkNotice(Buffer.from(picture, 'base64'));
      if (!checked.ok || !('png' in checked)) return failure(c, 'notice_refused');
      const refused = await shop.db.transaction(async (tx) => {
        const reason = await keepNotice(tx, lang, checked);
        if (reason !== undefined) return reason;
        return recordAction(shop, tx, c.get('admin'), 'notice_stored', lang);
      });
      return refused === undefined ? { ok: true } : failure(c, 'notice_refused');
    },
  });
}
