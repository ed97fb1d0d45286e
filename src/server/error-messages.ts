import { MAX_LINE_ITEMS } from '#contract/checkout.ts';
import type { ErrorCode } from '#contract/errors.ts';
import type { Lang } from '#routes.ts';

/** Sentences of the API's error codes, in the visitor's language (docs/specification.md#8-errors). */
export const ERROR_MESSAGES: Readonly<Record<Lang, Readonly<Record<ErrorCode, string>>>> = {
  de: {
    invalid_body: 'Die Anfrage enthält eine ungültige Angabe.',
    invalid_json: 'Die Anfrage ist kein gültiges JSON.',
    invalid_quantity: 'Diese Menge ist nicht möglich.',
    unknown_item: 'Diesen Artikel gibt es nicht.',
    unknown_size: 'Diese Größe gibt es nicht.',
    unknown_colour: 'Diese Farbe gibt es nicht.',
    colour_count: 'Die Zahl der Farben passt nicht zum gewählten Paket.',
    price_mismatch: 'Ein Preis hat sich geändert. Sieh dir deinen Warenkorb noch einmal an.',
    total_changed:
      'Der Gesamtbetrag ist jetzt {total}, davon {shipping} für den Versand. Bitte lade die Seite neu.',
    sold_out: 'Dieser Artikel ist leider ausverkauft.',
    few_left: 'So viele haben wir davon nicht mehr. Noch zu haben: {left}.',
    stock_held:
      'So viele reservieren wir für einen Internetanschluss oder ein Konto nicht auf einmal. Noch möglich: {left}. Schließe eine offene Bezahlung ab, nimm weniger oder versuche es in einer Stunde noch einmal.',
    too_many_items: `Der Warenkorb enthält zu viele verschiedene Artikel; ${MAX_LINE_ITEMS} passen in eine Bestellung.`,
    amount_too_large: 'Der Gesamtbetrag ist für eine Zahlung zu hoch.',
    amount_too_small: 'Bis zum kleinsten Betrag, der sich bezahlen lässt, fehlen noch {missing}.',
    empty_cart: 'Dein Warenkorb ist leer.',
    unknown_code: 'Diesen Code kennen wir nicht.',
    code_expired: 'Dieser Code ist nicht mehr gültig.',
    code_minimum: 'Dieser Code gilt ab einem Warenwert von {minimum}.',
    code_used_up: 'Dieser Code wurde schon eingelöst.',
    code_held:
      'Von deinem Internetanschluss oder Konto aus sind mit diesem Code schon Bezahlseiten offen. Schließe eine davon ab oder versuche es in einer Stunde noch einmal.',
    invalid_customer: 'Diese Angabe zur Bestellung stimmt nicht.',
    idempotency_conflict: 'Diese Bestellung wurde bereits mit anderem Inhalt begonnen.',
    attempt_over: 'Dieser Bezahlversuch ist schon vorbei. Bitte versuche es noch einmal.',
    order_changed: 'Die Bestellung hat sich inzwischen geändert. Sieh sie dir noch einmal an.',
    step_impossible: 'In ihrem jetzigen Stand erlaubt die Bestellung diesen Schritt nicht.',
    refund_too_large: 'So viel ist von dieser Bestellung nicht mehr zu erstatten.',
    code_exists: 'Diesen Code gibt es schon.',
    stock_changed:
      'Nicht gespeichert. Inzwischen ist es anders bei {items}. Sieh dir die Zahlen an und speichere noch einmal.',
    draft_changed: 'Das hat inzwischen jemand geändert. Sieh dir beide Fassungen an.',
    nothing_to_publish:
      'Es gibt nichts zu veröffentlichen. Entwürfe, die dem Veröffentlichten gleichen, wurden entfernt.',
    campaign_changed:
      'Die Aktion ist nicht mehr so, wie du sie gesehen hast. Sieh sie dir noch einmal an.',
    campaign_refused: 'So kann die Aktion nicht laufen. {problems}',
    picture_type: 'Das ist kein Bild in JPEG, PNG, WebP oder AVIF.',
    picture_heic:
      'HEIC kann der Shop nicht lesen. Exportiere das Foto als JPEG, oder stelle am iPhone unter Einstellungen, Kamera, Formate „Maximale Kompatibilität“ ein.',
    picture_broken: 'Das Bild ist beschädigt. Speichere es neu und lade es noch einmal hoch.',
    picture_too_many_pixels:
      'Das Bild hat mehr als 60 Megapixel. Verkleinere es und lade es noch einmal hoch.',
    entry_in_use: 'Das wird noch gebraucht: {names}. Nimm es zuerst dort heraus.',
    picture_in_use:
      'Ein Produkt oder ein Entwurf zeigt das Bild noch. Gib dem Produkt zuerst ein anderes.',
    picture_was_shown:
      'Eine frühere Version hat das Bild gezeigt. Lade die Seite neu und bestätige, dass es trotzdem gelöscht wird.',
    picture_too_costly:
      'Das Bild zu verarbeiten dauert zu lange. Verkleinere es und lade es noch einmal hoch.',
    catalogue_faults:
      'So kann das Sortiment nicht veröffentlicht werden. Die Fehler stehen bei den Feldern.',
    refund_unclear:
      'Ob die vorige Erstattung ausgeführt wurde, ist noch unklar. Versuche es in ein paar Minuten noch einmal.',
    order_disputed:
      'Die Zahlung wird angefochten. Bis das entschieden ist, ruhen Versand und Erstattung.',
    refund_refused: 'Der Zahlungsdienst hat die Erstattung abgelehnt.',
    foreign_origin: 'Diese Anfrage kam von einer fremden Seite.',
    forbidden: 'Sie haben keine Berechtigung für diesen Bereich.',
    not_signed_in: 'Bitte melde dich an.',
    account_exists:
      'Ein Konto mit dieser E-Mail-Adresse existiert bereits. Versuchen Sie sich anzumelden.',
    invalid_credentials: 'Ungültige Anmeldedaten. Bitte überprüfen Sie E-Mail und Passwort.',
    password_too_short: 'Passwort muss mindestens 6 Zeichen lang sein.',
    invalid_token: 'Dieser Link ist abgelaufen oder wurde schon benutzt.',
    proof_needed: 'Bitte gib das Passwort des Kontos ein.',
    password_under_ten: 'Passwort muss mindestens 10 Zeichen lang sein.',
    password_too_common:
      'Dieses Passwort wird zu leicht erraten. Nimm ein anderes, zum Beispiel mehrere Wörter.',
    wrong_code: 'Dieser Code stimmt nicht.',
    second_step_over: 'Diese Anmeldung ist abgelaufen. Bitte melde dich noch einmal an.',
    codes_locked:
      'Es gab zu viele falsche Codes. Codes werden spätestens in 15 Minuten wieder angenommen; wo du angemeldet bist, bleibst du es.',
    passkey_refused: 'Der Passkey wurde nicht angenommen.',
    passkey_needed: 'Dein Konto ist mit einem Passkey gesichert. Melde dich mit dem Passkey an.',
    confirm_needed: 'Bitte bestätige, dass du es bist.',
    factor_needed: 'Dafür brauchst du einen zweiten Faktor: einen Passkey oder eine Code-App.',
    new_password_needed: 'Bitte ersetze zuerst dein vorläufiges Passwort.',
    factor_exists: 'Eine Code-App ist schon eingerichtet.',
    not_found: 'Das haben wir nicht gefunden.',
    method_not_allowed: 'Das ist an dieser Stelle nicht möglich.',
    body_too_large: 'Die Anfrage ist zu groß.',
    unsupported_media_type: 'Die Anfrage muss JSON sein.',
    rate_limited: 'Das waren zu viele Anfragen. Bitte versuche es gleich noch einmal.',
    too_many_mails:
      'Das kam von deinem Internetanschluss gerade zu oft. Versuche es in einer halben Stunde noch einmal, oder schreib uns: per E-Mail an {email} oder per Post an {post}.',
    bad_signature: 'Die Signatur stimmt nicht.',
    payment_unavailable: 'Der Zahlungsdienst ist gerade nicht erreichbar.',
    payment_refused:
      'Der Zahlungsdienst nimmt diese Bestellung nicht an. Bitte schreib uns, damit wir dir weiterhelfen.',
    internal: 'Bei uns ist etwas schiefgegangen.',
    unavailable: 'Der Shop ist gerade nicht erreichbar.',
  },
  en: {
    invalid_body: 'The request holds an invalid value.',
    invalid_json: 'The request is not valid JSON.',
    invalid_quantity: 'This quantity is not possible.',
    unknown_item: 'We don’t have this item.',
    unknown_size: 'We don’t have this size.',
    unknown_colour: 'We don’t have this colour.',
    colour_count: 'The number of colours doesn’t match the chosen pack.',
    price_mismatch: 'A price has changed. Please look through your cart again.',
    total_changed:
      'The total is now {total}, of which {shipping} is shipping. Please reload the page.',
    sold_out: 'Sorry, this item is sold out.',
    few_left: 'We don’t have that many left. Still available: {left}.',
    stock_held:
      'We don’t reserve that many for one internet connection or account at once. Still possible: {left}. Finish an open payment, take fewer, or try again in an hour.',
    too_many_items: `The cart holds too many different items; one order takes ${MAX_LINE_ITEMS}.`,
    amount_too_large: 'The total is too high for one payment.',
    amount_too_small: 'The smallest amount that can be paid is {missing} higher.',
    empty_cart: 'Your cart is empty.',
    unknown_code: 'We don’t know this code.',
    code_expired: 'This code is no longer valid.',
    code_minimum: 'This code works from {minimum} of goods.',
    code_used_up: 'This code has already been used.',
    code_held:
      'Payment pages with this code are already open from your internet connection or account. Finish one of them, or try again in an hour.',
    invalid_customer: 'This detail of the order isn’t right.',
    idempotency_conflict: 'This order was already started with different contents.',
    attempt_over: 'This attempt to pay is already over. Please try again.',
    order_changed: 'The order has changed meanwhile. Please look at it again.',
    step_impossible: 'The order’s present state doesn’t allow this step.',
    refund_too_large: 'That is more than is left to pay back for this order.',
    code_exists: 'This code exists already.',
    stock_changed:
      'Nothing was saved. Meanwhile changed: {items}. Check the figures and save again.',
    draft_changed: 'Somebody has changed this in the meantime. Compare both versions.',
    nothing_to_publish:
      'There is nothing to publish. Drafts that equal what is published were removed.',
    campaign_changed: 'The campaign is no longer as you saw it. Look at it again.',
    campaign_refused: 'The campaign can’t run like this. {problems}',
    picture_type: 'This is not a picture in JPEG, PNG, WebP or AVIF.',
    picture_heic:
      'The shop can’t read HEIC. Export the photo as JPEG, or choose “Most Compatible” on the iPhone under Settings, Camera, Formats.',
    picture_broken: 'The picture is damaged. Save it anew and upload it again.',
    picture_too_many_pixels:
      'The picture has more than 60 megapixels. Make it smaller and upload it again.',
    entry_in_use: 'This is still in use: {names}. Take it out there first.',
    picture_in_use:
      'A product or a draft still shows the picture. Give the product another one first.',
    picture_was_shown:
      'A former version showed the picture. Load the page again and confirm that it is deleted nevertheless.',
    picture_too_costly:
      'The picture takes too long to process. Make it smaller and upload it again.',
    catalogue_faults:
      'The catalogue can’t be published like this. The faults are shown beside the fields.',
    refund_unclear:
      'Whether the last refund was carried out is not known yet. Please try again in a few minutes.',
    order_disputed:
      'The payment is disputed. Shipping and refunds are on hold until that is decided.',
    refund_refused: 'The payment service refused the refund.',
    foreign_origin: 'This request came from another site.',
    forbidden: 'You don’t have permission for this area.',
    not_signed_in: 'Please sign in.',
    account_exists: 'An account with this e-mail address already exists. Try signing in.',
    invalid_credentials: 'Invalid login details. Please check e-mail and password.',
    password_too_short: 'The password must have at least 6 characters.',
    invalid_token: 'This link has expired or was already used.',
    proof_needed: 'Please enter the account’s password.',
    password_under_ten: 'The password must have at least 10 characters.',
    password_too_common:
      'This password is too easy to guess. Choose another one, several words for example.',
    wrong_code: 'This code isn’t right.',
    second_step_over: 'This sign-in has expired. Please sign in again.',
    codes_locked:
      'There were too many wrong codes. Codes are taken again in 15 minutes at the latest; where you are signed in, you stay so.',
    passkey_refused: 'The passkey was not accepted.',
    passkey_needed: 'Your account is secured by a passkey. Sign in with the passkey.',
    confirm_needed: 'Please confirm that it’s you.',
    factor_needed: 'This needs a second factor: a passkey or an authenticator app.',
    new_password_needed: 'Please replace your temporary password first.',
    factor_exists: 'An authenticator app is set up already.',
    not_found: 'We couldn’t find that.',
    method_not_allowed: 'That isn’t possible here.',
    body_too_large: 'The request is too large.',
    unsupported_media_type: 'The request must be JSON.',
    rate_limited: 'That was too many requests. Please try again in a moment.',
    too_many_mails:
      'That came too often from your internet connection. Try again in half an hour, or write to us: by e-mail to {email} or by post to {post}.',
    bad_signature: 'The signature doesn’t match.',
    payment_unavailable: 'The payment service can’t be reached right now.',
    payment_refused:
      'The payment service doesn’t accept this order. Please write to us so that we can help.',
    internal: 'Something went wrong on our side.',
    unavailable: 'The shop can’t be reached right now.',
  },
};
