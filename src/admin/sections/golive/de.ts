/** Texts of the checks before an opening, German. */
export const texts = {
  text: 'Was ein Live-Shop braucht, geprüft wie mit „npm run golive“ und mit dessen englischen Sätzen. Das ist keine Rechtsberatung: docs/law.md nennt, was eine Anwältin oder ein Anwalt ansehen muss.',
  results: {
    0: 'Nichts fehlt.',
    1: 'So eröffnet kein Live-Shop.',
    2: 'So eröffnet ein Live-Shop nur auf diesem Rechner.',
  },
  states: { ok: 'in Ordnung', WARN: 'Hinweis', 'STAND-IN': 'Platzhalter', FAIL: 'fehlt' },
  mend: 'Beheben',
};
export type GoliveTexts = typeof texts;
