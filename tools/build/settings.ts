import { isDemo } from '#rules/claims.ts';
import { type ShownDefaults, shownFirm } from '#rules/firm.ts';
import { LIVE_TEXTS } from '#web/i18n/live-texts.ts';
import type { WholeSettings } from '#web/shown-settings.ts';

/** Settings that the build needs; a subset of `Settings` of `src/server/env.ts`. */
export interface BuildSettings {
  readonly shopMode: 'demo' | 'live';
  readonly baseUrl: string;
  readonly company: ShownDefaults['company'];
  readonly paymentMethods: ShownDefaults['methods'];
}

/**
 * Origin printed for shops on this machine if `ELVARE_ONE_BUILD` is `1`: tests and benchmarks start many
 * shops on different ports and must not build for each.
 */
const LOCAL = 'http://localhost:3000';
const ONE_BUILD = 'ELVARE_ONE_BUILD';

function printedOrigin(baseUrl: string, oneBuild: boolean): string {
  if (!oneBuild) return baseUrl;
  const { protocol, hostname } = new URL(baseUrl);
  const local = ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  return local && protocol === 'http:' ? LOCAL : baseUrl;
}

/** Returns what pages print of the environment, in a fixed order, so that its text can be hashed. */
export function printedSettings(
  { shopMode, baseUrl, company, paymentMethods }: BuildSettings,
  oneBuild = process.env[ONE_BUILD] === '1',
): WholeSettings {
  const shown = { mode: shopMode, company, methods: paymentMethods };
  return {
    mode: shopMode,
    ...(!isDemo(shopMode) && { live: LIVE_TEXTS }),
    baseUrl: printedOrigin(baseUrl, oneBuild),
    name: shownFirm({}, shown).name,
    company,
    methods: paymentMethods,
  };
}

/** Argument of `tools/build.ts`: bundles and renders nothing, because the database says which catalogue is sold. */
export const BUNDLE_ONLY = '--bundle-only';
