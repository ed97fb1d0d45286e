/** Every sentence of the mails, German. Figures come in from the facts, never as literals. */
export const de = {
  greeting: (firstName: string | null) => (firstName === null ? 'Hallo,' : `Hallo ${firstName},`),
  footer: {
    order: 'Du bekommst diese Mail, weil du bei uns bestellt hast.',
    account: 'Du bekommst diese Mail, weil jemand deine Adresse in unserem Shop angegeben hat.',
    newsletter:
      'Du bekommst diese Mail, weil jemand deine Adresse für den Newsletter eingetragen hat.',
    contact: 'Du bekommst diese Mail, weil uns jemand mit deiner Adresse geschrieben hat.',
    /** Under mails to the shop's owner. */
    owner: 'Du bekommst diese Mail, weil dir dieser Shop gehört.',
    terms: 'AGB',
    withdrawal: 'Widerrufsrecht',
    privacy: 'Datenschutz',
    imprint: 'Impressum',
    seat: (town: string) => `Sitz: ${town}`,
    representedBy: (name: string) => `Vertreten durch ${name}`,
  },
  sums: {
    subtotal: 'Zwischensumme',
    discount: (code: string | null) => (code === null ? 'Rabatt' : `Rabatt (${code})`),
    shipping: 'Versand',
    free: 'Kostenlos',
    total: 'Gesamt',
    vat: (percent: number) => `davon ${percent} % MwSt.`,
  },
  item: {
    quantity: (count: number) => `${count} Stück`,
    gift: 'Geschenk',
    maker: (maker: string) => `Hersteller: ${maker}`,
  },
  confirmation: {
    subject: (number: string) => `Deine Bestellung ${number} ist bestätigt`,
    preview: 'Deine Zahlung ist da. Wir packen.',
    title: 'Danke für deine Bestellung',
    intro: (number: string, date: string) =>
      `deine Zahlung ist angekommen, und deine Bestellung ${number} vom ${date} ist bestätigt.`,
    dispatch: (days: string) => `Versand: ${days}`,
    arrival: (days: string) => `Bei dir: ${days}`,
    previewMissing: 'Deine Zahlung ist da. Bei einem Teil sehen wir erst nach.',
    missing: (names: string) =>
      `Während du bezahlt hast, war ausverkauft: ${names}. Wir sehen nach, ob wir noch etwas davon haben, und schreiben dir, wie es weitergeht. Was wir nicht liefern können, erstatten wir dir.`,
    itemsHeading: 'Das hast du bestellt',
    paidWith: 'Bezahlt mit',
    addressHeading: 'Dorthin liefern wir',
    copyOfContract:
      'Alles, was zwischen uns gilt, steht noch einmal unten: Widerrufsbelehrung, Muster-Widerrufsformular und AGB. Heb diese Mail gut auf.',
    withdrawalLink: 'Widerrufsbelehrung und Muster-Widerrufsformular',
    declareLink: 'Vertrag widerrufen',
    termsLink: 'Allgemeine Geschäftsbedingungen',
  },
  placed: {
    subject: 'Bestellung eingegangen',
    preview: 'Jetzt fehlt nur noch deine Zahlung.',
    intro: (amount: string) => `deine Bestellung über ${amount} ist bei uns eingegangen.`,
    contract: (until: string) =>
      `Der Vertrag kommt zustande, sobald deine Zahlung bei uns eingegangen ist. Bezahlen kannst du bis ${until} Uhr; danach verfällt die Bestellung, und du musst nichts weiter tun. Hast du schon bezahlt, bekommst du gleich die Bestätigung.`,
    button: 'Zur Bezahlseite',
    delivery: (days: string) => `Lieferzeit: ${days} Werktage nach Eingang deiner Zahlung.`,
    terms:
      'Deine Bestellnummer bekommst du mit der Bestätigung, in der auch Widerrufsbelehrung und AGB stehen. Lesen kannst du sie schon hier:',
  },
  received: {
    subject: 'Wir haben deine Bestellung erhalten',
    preview: 'Deine Zahlung ist unterwegs. Du musst nichts tun.',
    title: 'Deine Bestellung ist da',
    intro: (amount: string) =>
      `deine Bestellung ist bei uns, deine Zahlung über ${amount} ist noch unterwegs. Je nach Zahlungsart dauert das ein paar Tage. Sobald sie da ist, bekommst du die Bestätigung mit deiner Bestellnummer. Du musst nichts tun.`,
    itemsHeading: 'Das hast du bestellt',
    contract:
      'Der Vertrag kommt zustande, sobald deine Zahlung bei uns eingegangen ist. Vorher packen wir nicht.',
  },
  failed: {
    subject: 'Deine Zahlung ist nicht angekommen',
    preview: 'Es wurde nichts abgebucht, deine Bestellung ist nicht zustande gekommen.',
    title: 'Das hat nicht geklappt',
    intro: (amount: string) =>
      `deine Zahlung über ${amount} wurde nicht ausgeführt. Es wurde nichts abgebucht, und deine Bestellung ist nicht zustande gekommen. Wenn du magst, versuche es noch einmal, vielleicht mit einer anderen Zahlungsart.`,
    itemsHeading: 'Das wolltest du bestellen',
    button: 'Zurück zum Shop',
  },
  shipped: {
    subject: (number: string) => `Deine Bestellung ${number} ist unterwegs`,
    preview: 'Dein Paket hat unser Lager verlassen.',
    title: 'Dein Paket ist unterwegs',
    intro: (number: string) => `wir haben deine Bestellung ${number} verschickt.`,
    button: 'Sendung verfolgen',
    itemsHeading: 'Das ist im Paket',
    addressHeading: 'Dorthin geht es',
  },
  refunded: {
    subject: (number: string) => `Erstattung zu deiner Bestellung ${number}`,
    preview: 'Dein Geld ist auf dem Rückweg.',
    title: 'Dein Geld ist auf dem Rückweg',
    intro: (number: string, amount: string) =>
      `wir haben dir ${amount} für deine Bestellung ${number} zurückgezahlt, auf demselben Weg, auf dem du gezahlt hast.`,
    arrival: 'Bis die Gutschrift bei dir zu sehen ist, vergehen je nach Bank ein paar Tage.',
    now: 'Jetzt erstattet',
    total: 'Insgesamt erstattet',
    paid: 'Bezahlt',
  },
  refundFailed: {
    subject: (number: string) => `Deine Erstattung zu ${number} dauert noch`,
    preview: 'Deine Bank hat sie nicht angenommen. Wir kümmern uns darum.',
    title: 'Deine Erstattung ist nicht angekommen',
    intro: (number: string, amount: string) =>
      `wir wollten dir ${amount} für deine Bestellung ${number} zurückzahlen. Deine Bank oder Karte hat das Geld nicht angenommen, zum Beispiel weil die Karte inzwischen gesperrt oder ersetzt ist.`,
    /** `email` may be empty. */
    next: (email: string) =>
      `Das Geld steht dir weiter zu. Wir melden uns bei dir und zahlen es auf einem anderen Weg zurück.${email === '' ? '' : ` Wenn du magst, schreib uns schon jetzt an ${email}, wohin wir es überweisen dürfen.`}`,
  },
  sale: {
    subject: (number: string, amount: string) => `Verkauf: ${number} über ${amount}`,
    preview: (pieces: number) =>
      pieces === 1 ? '1 Artikel ist bezahlt.' : `${pieces} Artikel sind bezahlt.`,
    title: 'Eine Bestellung ist bezahlt',
    text: (number: string) => `${number} ist bezahlt und kann gepackt werden.`,
    textMissing: (number: string) => `${number} ist bezahlt. Sieh nach, bevor du packst.`,
    missing: (name: string, quantity: number) =>
      `Vielleicht nicht mehr da: ${quantity} × ${name}. Dem Kunden ist noch kein Versandtag versprochen.`,
    unusual: (name: string, quantity: number) =>
      `Ungewöhnliche Menge: ${quantity} × ${name}. Frag nach, bevor du packst.`,
    button: 'Bestellung öffnen',
    setting: 'Diese Mails lassen sich mit der Einstellung SALE_MAILS abschalten.',
  },
  passwordReset: {
    subject: 'Neues Passwort für dein Konto',
    preview: 'Mit diesem Link setzt du ein neues Passwort.',
    title: 'Neues Passwort',
    text: 'mit diesem Link setzt du ein neues Passwort. Er gilt eine Stunde und nur einmal.',
    button: 'Passwort setzen',
    notYou:
      'Du wolltest kein neues Passwort? Dann musst du nichts tun, dein bisheriges gilt weiter.',
  },
  verifyEmail: {
    subject: 'Bestätige deine E-Mail-Adresse',
    preview: 'Ein Klick, und wir wissen, dass diese Adresse dir gehört.',
    title: 'Bestätige deine Adresse',
    text: 'mit diesem Link bestätigst du, dass diese E-Mail-Adresse zu deinem Konto gehört. Er gilt eine Stunde und nur einmal.',
    button: 'Adresse bestätigen',
    notYou:
      'Du hast kein Konto bei uns angelegt? Dann kannst du nichts tun oder das Konto über den Link entfernen.',
  },
  emailChange: {
    subject: 'Bestätige deine neue E-Mail-Adresse',
    preview: 'Ein Klick, und dein Konto läuft über diese Adresse.',
    title: 'Deine neue Adresse',
    text: 'mit diesem Link wird diese E-Mail-Adresse die deines Kontos. Er gilt eine Stunde und nur einmal. Bis dahin bleibt alles, wie es ist.',
    button: 'Adresse übernehmen',
    notYou: 'Du hast kein Konto bei uns oder wolltest nichts ändern? Dann musst du nichts tun.',
  },
  emailChanged: {
    subject: 'Dein Konto hat eine neue E-Mail-Adresse',
    preview: 'Mit dieser Adresse meldest du dich nicht mehr an.',
    title: 'Deine E-Mail-Adresse wurde geändert',
    text: 'dein Konto läuft jetzt über eine andere E-Mail-Adresse. Mit dieser hier kannst du dich nicht mehr anmelden.',
    notYou: (email: string) => `Das warst du nicht? Dann schreib uns gleich an ${email}.`,
  },
  loginAttempts: {
    subject: 'Viele falsche Passwörter für dein Konto',
    preview: 'Jemand hat versucht, sich mit deiner Adresse anzumelden.',
    title: 'Jemand versucht, dein Passwort zu erraten',
    text: 'in der letzten Stunde wurde für dein Konto oft ein falsches Passwort eingegeben. Wir bremsen solche Versuche; auf Geräten, auf denen du schon angemeldet warst, merkst du nichts davon.',
    notYou:
      'Warst du das selbst, musst du nichts tun. Sonst hilft ein Passwort, das du nirgends sonst benutzt, und ein zweiter Faktor in deinem Konto.',
  },
  newsletter: {
    subject: 'Bestätige deine Anmeldung zum Newsletter',
    preview: 'Noch ein Klick, dann bist du dabei.',
    title: 'Noch ein Klick',
    text: 'mit diesem Link bestätigst du, dass wir dir unseren Newsletter schicken dürfen. Abmelden kannst du dich jederzeit.',
    button: 'Anmeldung bestätigen',
    notYou:
      'Du hast dich nicht angemeldet? Dann musst du nichts tun, wir schreiben dir nicht wieder.',
    unsubscribe: 'Ich möchte keine Mails von euch',
  },
  newsletterKnown: {
    subject: 'Du bekommst unseren Newsletter schon',
    preview: 'Es gibt nichts zu tun.',
    title: 'Du bist schon dabei',
    text: 'jemand hat diese Adresse gerade für unseren Newsletter eingetragen. Sie ist schon bestätigt, es gibt also nichts zu tun.',
    notYou: 'Du warst das nicht? Dann ändert sich nichts.',
    unsubscribe: 'Newsletter abbestellen',
  },
  contactReceipt: {
    subject: 'Deine Nachricht ist bei uns',
    preview: 'Wir melden uns.',
    title: 'Deine Nachricht ist da',
    /** `hours`: within which an answer is promised; null promises nothing. */
    text: (hours: number | null) =>
      `danke, dass du uns geschrieben hast. Wir lesen jede Nachricht selbst und antworten ${hours === null ? 'dir' : `innerhalb von ${hours} Stunden`}.`,
    notYou: 'Du hast uns nicht geschrieben? Dann kannst du diese Mail löschen.',
  },
  withdrawalReceipt: {
    subject: 'Eingang deines Widerrufs',
    preview: 'Deine Erklärung ist bei uns eingegangen.',
    title: 'Dein Widerruf ist da',
    text: (at: string) => `deine Erklärung ist am ${at} bei uns eingegangen.`,
    heading: 'Das hast du erklärt',
    declaration: (name: string, order: string, email: string, goods: string | null) =>
      `Hiermit widerrufe ich den Vertrag.\nBestellung: ${order}\nName: ${name}\nE-Mail: ${email}\nWaren: ${goods ?? 'alle'}`,
    next: 'Diese Mail bestätigt nur den Eingang. Wir prüfen deinen Widerruf und schreiben dir, wie es weitergeht.',
    back: (address: string) =>
      `Hast du die Ware schon, schick sie bitte in der Frist der Widerrufsbelehrung zurück an: ${address}.`,
    notYou: 'Du hast nichts widerrufen? Dann antworte bitte auf diese Mail.',
  },
  contactCopy: {
    subject: (subject: string, urgent: boolean) =>
      `${urgent ? '[Dringend] ' : '[Kontakt] '}${subject}`,
    title: (urgent: boolean): string =>
      urgent ? 'Dringende Nachricht' : 'Nachricht über das Formular',
    from: 'Von',
    about: 'Betreff',
    answer: 'Eine Antwort auf diese Mail geht direkt an die Person.',
  },
  ownerAlert: { button: 'Im Dashboard ansehen', returns: 'Rückgaben öffnen' },
};

export type MailTexts = typeof de;

/** Texts of a mail that is all about one link. */
export type LinkTexts = MailTexts['passwordReset'];
