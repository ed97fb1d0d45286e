import type { Lang } from '#routes.ts';
import type { AlertData } from './alert-kinds.ts';

const MINUTE_MS = 60_000;
/** Units by their length, each with the largest number of it that is still easy to read. */
const UNITS = [
  { ms: MINUTE_MS, most: 120, de: 'Minuten', en: 'minutes' },
  { ms: 60 * MINUTE_MS, most: 48, de: 'Stunden', en: 'hours' },
  { ms: 24 * 60 * MINUTE_MS, most: Number.POSITIVE_INFINITY, de: 'Tage', en: 'days' },
] as const;

function durationIn(lang: Lang, ms: number): string {
  const unit = UNITS.find((each) => ms / each.ms <= each.most) ?? UNITS[2];
  return `${Math.round(ms / unit.ms)} ${unit[lang]}`;
}

type Writer = (data: AlertData<'clock_wrong'>) => { title: string; text: string };

/** Texts of the alert about a machine's clock. */
export const CLOCK_WRITERS: Readonly<Record<Lang, { readonly clock_wrong: Writer }>> = {
  de: {
    clock_wrong: ({ machine, offsetMs }) => ({
      title: 'Die Uhr des Servers geht falsch',
      text: `Auf „${machine}“ geht sie ${durationIn('de', Math.abs(offsetMs))} ${offsetMs > 0 ? 'vor' : 'nach'}, verglichen mit Stripe. Ab fünf Minuten kann niemand mehr bezahlen, und Meldungen von Stripe werden abgelehnt. Stelle die Uhr über NTP, unter Linux mit „timedatectl set-ntp true“.`,
    }),
  },
  en: {
    clock_wrong: ({ machine, offsetMs }) => ({
      title: 'The server’s clock is wrong',
      text: `On ‘${machine}’ it is ${durationIn('en', Math.abs(offsetMs))} ${offsetMs > 0 ? 'fast' : 'slow'}, compared with Stripe. From five minutes on nobody can pay, and Stripe’s events are refused. Set the clock by NTP, on Linux with ‘timedatectl set-ntp true’.`,
    }),
  },
};
