import type { Lang } from '#routes.ts';
import { formatPrice, formatSum } from '#rules/money.ts';
import { formatOrderNumber } from '#rules/order-number.ts';
import { paymentReason } from '#rules/payment-reasons.ts';
import { because, dateIn, operationIn } from './alert-details.ts';
import { ALERT_DATA, type AlertData, type AlertKind } from './alert-kinds.ts';
import { BACKUP_WRITERS } from './backup-alerts.ts';
import { LIVE_WRITERS } from './live-alerts.ts';
import { STOCK_WRITERS } from './stock-alerts.ts';
import { WITHDRAWAL_WRITERS } from './withdrawal-alerts.ts';

interface AlertText {
  readonly title: string;
  /** Says what happened and what to do, in one or two sentences. */
  readonly text: string;
}

type Writers = { readonly [Kind in AlertKind]: (data: AlertData<Kind>) => AlertText };

/** Stripe’s reason for a refund that a dispute overtook. */
const OVERTAKEN = 'charge_for_pending_refund_disputed';
/** The refused parameter and the request's id, which the provider's support needs. */
const inBrackets = (...said: (string | null | undefined)[]) => {
  const known = said.filter(Boolean);
  return known.length === 0 ? '' : ` (${known.join(', ')})`;
};

const rangeOf = (first: number, last: number) =>
  first === last
    ? formatOrderNumber(first)
    : `${formatOrderNumber(first)} – ${formatOrderNumber(last)}`;

const de: Writers = {
  ...STOCK_WRITERS.de,
  ...BACKUP_WRITERS.de,
  ...LIVE_WRITERS.de,
  ...WITHDRAWAL_WRITERS.de,
  provider_refused: ({ operation, message, code, param, requestId }) => ({
    title: 'Stripe lehnt einen Aufruf ab',
    text: `Stripe sagt zu „${operationIn('de', operation)}“: ${message}${inBrackets(code, param, requestId)} Was dem Konto fehlt, zeigt „npm run golive“.`,
  }),
  session_unreadable: ({ message }) => ({
    title: 'Eine Zahlung lässt sich nicht lesen',
    text: `Ob die Bestellung bezahlt ist, sagt Stripe mit dem jetzigen Schlüssel nicht: ${message} Sie bleibt offen, und wir fragen weiter. Prüfe, ob der Schlüssel zum selben Stripe-Konto gehört.`,
  }),
  refund_failed: ({ cents, reason }) => ({
    title: 'Eine Erstattung ist gescheitert',
    text: `${formatPrice(cents, 'de')} sind nicht angekommen und wieder bei dir.${reason === null ? '' : ` Grund laut Stripe: ${paymentReason('de', 'refund', reason)}.`} ${reason === OVERTAKEN ? 'Zahle nichts zurück, bis die Anfechtung entschieden ist.' : 'Zahle das Geld auf einem anderen Weg zurück.'}`,
  }),
  dispute_opened: ({ cents, reason, dueAt }) => ({
    title: 'Eine Zahlung wird angefochten',
    text: `Es geht um ${formatPrice(cents, 'de')}. Grund laut Stripe: ${paymentReason('de', 'dispute', reason)}. Antworte${dueAt === null ? '' : ` bis ${dateIn('de', dueAt)}`} im Stripe-Dashboard. Bis das entschieden ist, ruhen Versand und Erstattung.`,
  }),
  paid_again: ({ cents }) => ({
    title: 'Eine Bestellung wurde doppelt bezahlt',
    text: `${formatPrice(cents, 'de')} kamen ein zweites Mal an. Zahle sie im Stripe-Dashboard zurück.`,
  }),
  amount_mismatch: ({ expectedCents, paidCents }) => ({
    title: 'Ein bezahlter Betrag weicht ab',
    text: `Erwartet waren ${formatPrice(expectedCents, 'de')}, angekommen sind ${formatPrice(paidCents, 'de')}. Kläre das, bevor du verschickst.`,
  }),
  money_without_order: ({ cents, currency, payment, reason }) => ({
    title: 'Geld ohne Bestellung',
    text: `${formatSum(cents, currency ?? null, 'de')} wurden bezahlt${inBrackets(payment)}, die Bestellung dazu fehlt hier und lässt sich nicht wiederherstellen.${because('de', reason)} Verschicke die Ware oder zahle das Geld im Stripe-Dashboard zurück.`,
  }),
  order_rebuilt: ({ cents, number, former }) => ({
    title: 'Eine Bestellung wurde wiederhergestellt',
    text: `${number} über ${formatPrice(cents, 'de')} war bezahlt und fehlte in der Datenbank. Sie ist aus der Zahlung wieder angelegt.${former === null || former === number ? '' : ` Ihre Nummer war ${former}, die inzwischen eine andere Bestellung hat.`} Prüfe, ob sie schon verschickt ist.`,
  }),
  numbers_skipped: ({ first, last }) => ({
    title: 'Bestellnummern wurden übersprungen',
    text: `${rangeOf(first, last)}: Bei Stripe gibt es diese oder höhere Nummern schon, in der Datenbank nicht. Neue Bestellungen beginnen danach, damit keine Nummer zweimal vergeben wird. Wiederhergestellte Bestellungen bekommen ihre zurück.`,
  }),
  code_over_used: ({ code }) => ({
    title: 'Ein Code wurde zu oft eingelöst',
    text: `Eine Zahlung mit „${code}“ kam an, als alle Einlösungen vergeben waren. Die Bestellung gilt zum gezahlten Preis.`,
  }),
  mail_failed: ({ mail, error }) => ({
    title: 'Eine Mail ließ sich nicht zustellen',
    text: `${mail}: ${error}`,
  }),
  database_away: ({ reason }) => ({
    title: 'Der Shop kann keine Bestellungen annehmen',
    text: `Die Datenbank nimmt nichts mehr an: ${reason}. Ist die Platte voll, schaffe Platz; der Shop verkauft dann von selbst weiter. Was bezahlt wurde, holt er bei Stripe nach.`,
  }),
  catalogue_not_shown: ({ error }) => ({
    title: 'Das neue Sortiment ist noch nicht zu sehen',
    text: `Es ist veröffentlicht und gespeichert, aber seine Seiten konnten nicht erzeugt werden. Der Shop verkauft vorerst nach dem vorigen Stand und versucht es alle 15 Sekunden wieder. Grund: ${error}`,
  }),
  login_attack: ({ failures }) => ({
    title: 'Viele falsche Anmeldungen',
    text: `${failures} Versuche sind gescheitert. Hier warst das nicht du? Dann setze ein neues Passwort.`,
  }),
  admin_new_device: () => ({
    title: 'Neues Gerät in der Verwaltung',
    text: 'Ein Administratorkonto wurde auf einem Gerät angemeldet, auf dem es noch nie war. Unter „Sicherheit“ steht, welches. Kennst du die Anmeldung nicht, dann gib dem Konto ein neues Passwort.',
  }),
  admin_added: () => ({
    title: 'Ein Konto kam in die Verwaltung dazu',
    text: 'Es sieht alle Bestellungen und kann Geld erstatten. Unter „Sicherheit“ steht, welches Konto das ist. War das nicht geplant, dann nimm ihm die Rolle und wechsle deine Passwörter.',
  }),
  admin_factor_removed: () => ({
    title: 'Ein zweiter Faktor in der Verwaltung ist weg',
    text: 'Bei einem Administratorkonto wurde ein Passkey oder eine Code-App entfernt. Unter „Sicherheit“ steht, bei welchem. Warst das nicht du, dann setze mit „npm run admin:password“ ein neues Passwort.',
  }),
};

const en: Writers = {
  ...STOCK_WRITERS.en,
  ...BACKUP_WRITERS.en,
  ...LIVE_WRITERS.en,
  ...WITHDRAWAL_WRITERS.en,
  provider_refused: ({ operation, message, code, param, requestId }) => ({
    title: 'Stripe refuses a call',
    text: `Stripe says to ‘${operationIn('en', operation)}’: ${message}${inBrackets(code, param, requestId)} ‘npm run golive’ shows what the account lacks.`,
  }),
  session_unreadable: ({ message }) => ({
    title: 'A payment can’t be read',
    text: `With the present key Stripe does not say whether the order is paid: ${message} The order stays open and we keep asking. Check that the key belongs to the same Stripe account.`,
  }),
  refund_failed: ({ cents, reason }) => ({
    title: 'A refund failed',
    text: `${formatPrice(cents, 'en')} did not arrive and are back with you.${reason === null ? '' : ` Stripe’s reason: ${paymentReason('en', 'refund', reason)}.`} ${reason === OVERTAKEN ? 'Pay nothing back until the dispute is decided.' : 'Pay the money back another way.'}`,
  }),
  dispute_opened: ({ cents, reason, dueAt }) => ({
    title: 'A payment is disputed',
    text: `${formatPrice(cents, 'en')} are disputed, Stripe’s reason: ${paymentReason('en', 'dispute', reason)}. Answer${dueAt === null ? '' : ` by ${dateIn('en', dueAt)}`} in the Stripe dashboard. Shipping and refunds are on hold until it is decided.`,
  }),
  paid_again: ({ cents }) => ({
    title: 'An order was paid twice',
    text: `${formatPrice(cents, 'en')} arrived a second time. Refund it in the Stripe dashboard.`,
  }),
  amount_mismatch: ({ expectedCents, paidCents }) => ({
    title: 'A paid amount differs',
    text: `Expected ${formatPrice(expectedCents, 'en')}, received ${formatPrice(paidCents, 'en')}. Sort it out before you ship.`,
  }),
  money_without_order: ({ cents, currency, payment, reason }) => ({
    title: 'Money without an order',
    text: `${formatSum(cents, currency ?? null, 'en')} were paid${inBrackets(payment)}, but the order is missing here and can’t be rebuilt.${because('en', reason)} Ship the goods, or refund the money in the Stripe dashboard.`,
  }),
  order_rebuilt: ({ cents, number, former }) => ({
    title: 'An order was rebuilt',
    text: `${number}, ${formatPrice(cents, 'en')}, was paid and missing from the database. It was rebuilt from its payment.${former === null || former === number ? '' : ` Its number was ${former}, which another order has by now.`} Check whether it has been shipped.`,
  }),
  numbers_skipped: ({ first, last }) => ({
    title: 'Order numbers were skipped',
    text: `${rangeOf(first, last)}: Stripe has payments with these or higher numbers, the database does not. New orders start above them, so that no number is given twice. Rebuilt orders get theirs back.`,
  }),
  code_over_used: ({ code }) => ({
    title: 'A code was redeemed too often',
    text: `A payment with ‘${code}’ arrived when all uses were taken. The order stands at the price paid.`,
  }),
  mail_failed: ({ mail, error }) => ({
    title: 'A mail could not be delivered',
    text: `${mail}: ${error}`,
  }),
  database_away: ({ reason }) => ({
    title: 'The shop can’t take orders',
    text: `The database takes nothing any more: ${reason}. If the disk is full, free some room; the shop then sells on by itself. It asks Stripe for everything that was paid.`,
  }),
  catalogue_not_shown: ({ error }) => ({
    title: 'The new catalogue can’t be seen yet',
    text: `It is published and saved, but its pages could not be made. The shop sells by the former one for now and tries again every 15 seconds. Reason: ${error}`,
  }),
  login_attack: ({ failures }) => ({
    title: 'Many failed logins',
    text: `${failures} tries failed. If that was not you, set a new password.`,
  }),
  admin_new_device: () => ({
    title: 'New device in the back office',
    text: 'An administrator signed in on a device where the account was never used before. ‘Security’ says which account. If you don’t know of it, give the account a new password.',
  }),
  admin_added: () => ({
    title: 'The back office has a new administrator',
    text: 'The account sees all orders and can refund money. ‘Security’ says which account it is. If that was not planned, take the role away and change your passwords.',
  }),
  admin_factor_removed: () => ({
    title: 'An administrator’s second factor is gone',
    text: 'A passkey or an authenticator app of an administrator was removed. ‘Security’ says whose. If that was not you, set a new password with ‘npm run admin:password’.',
  }),
};

const WRITERS: Readonly<Record<Lang, Writers>> = { de, en };

/** Title and text of an alert. Throws when `data` does not fit its kind, which only a bug can cause. */
export function alertText<Kind extends AlertKind>(
  { kind, data }: { readonly kind: Kind; readonly data: unknown },
  lang: Lang,
): AlertText {
  const write = WRITERS[lang][kind] as (data: AlertData<Kind>) => AlertText;
  return write(ALERT_DATA[kind].parse(data) as AlertData<Kind>);
}
