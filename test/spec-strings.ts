/**
 * Every quoted German string of the specification, where it belongs. One has a typo there and is mended here:
 * 'Du bist €x weg von vom Kostenlosen Versand!'.
 */

/** Strings that the prerendered German page shows. `n` of 'n von 16 Sneakers' is a count. */
export const ON_PAGES: readonly (readonly [path: string, ...strings: (string | RegExp)[]])[] = [
  ['/', 'Bis zu 70% Rabatt'],
  ['/produkte', 'Alle Produkte', 'Daily Collection', 'Accessories', 'Kostenloser Versand'],
  ['/sneakers', /\d+ von 16 Sneakers/],
  [
    '/sneakers/kiez-low-navy',
    '(127 Bewertungen)',
    ...['36', '37', '38', '39', '40', '41', '42', '43', '44', '45'],
  ],
  ['/caps', 'Baseball Cap Monogram', 'Rosa', 'Lila', 'One Size'],
  ['/caps', 'Eine Nummer größer bestellen für den besseren Fit'],
  ['/trikots', 'Alle', 'National', 'Vintage', 'Special'],
  ['/trikots', 'Empfohlen', 'Preis niedrig-hoch', 'Preis hoch-niedrig', 'Name', 'Bewertung'],
  ['/trikots/nicht-gefunden', 'Trikot nicht gefunden'],
  ['/accessoires', 'Alle', 'Brillen', 'Parfüm', 'Schmuck', 'Uhren'],
  ['/hilfe', 'Nachricht senden', '24/7', '24h'],
  ['/auth', 'Anmelden', 'Registrieren', 'Zurück zum Shop'],
  ['/cancel', 'Zahlung abgebrochen'],
  ['/404', 'Oops! Page not found'],
  ...['shoulder-bag', 'travel-bag', 'pouch', 'toiletry-bag', 'elvare-kartenetui'].map(
    (bag) =>
      [
        `/products/${bag}`,
        ...['EINZEL', 'DUO PACK', 'TRIO', 'Perfekt für dich und dein Bestie', 'UNSER BESTSELLER'],
        ...['In den Warenkorb legen', 'Farbe', /\d\/1 ausgewählt/],
        ...['Bestellt', 'Versandbereit', 'In deinen Händen', 'SEI SCHNELL WENIG AUF LAGER!'],
      ] as const,
  ),
  ['/products/elvare-kartenetui', 'BESTER WERT', 'FREE Geschenkbox'],
  ['/products/elvare-kartenetui', 'Premium Extras + Lebenslange Garantie', '12.847'],
  ['/products/toiletry-bag', 'FREE Kartenetui', 'EIN GEWINNSPIEL LOS UND EIN KARTENETUI', '2.861'],
  ['/products/pouch', '4.207'],
];

/** Strings that lists and product pages say later (`catalogue/collections`). */
export const IN_COLLECTIONS: readonly string[] = [
  'Keine Produkte in dieser Kategorie gefunden.',
  'Keine Trikots in dieser Kategorie gefunden.',
  'Produkt hinzugefügt',
  '{name} wurde zum Warenkorb hinzugefügt.',
  'Zum Warenkorb hinzugefügt!',
  'Größe auswählen',
  'Bitte wähle eine Größe aus, bevor du das Produkt zum Warenkorb hinzufügst.',
  'Bitte wählen Sie eine Größe aus.',
  'Farbe auswählen',
  'Bitte wähle {n} Farbe(n) aus.',
];

/** Strings that appear later: the German module that holds them, by folder under `src/web`. */
export const IN_MODULES: readonly (readonly [module: string, ...strings: string[]])[] = [
  ['i18n', 'Bitte gebe einen Code ein', 'Jetzt Zahlen'],
  ['i18n', 'Du bist {amount} vom kostenlosen Versand entfernt!'],
  ['i18n', '{name} wurde zu deinem Warenkorb hinzugefügt.'],
  ['i18n', 'Zum Warenkorb hinzugefügt', 'Keine Checkout-URL erhalten'],
  ['i18n', 'Zahlung starten', 'Weiterleitung zur sicheren Zahlung...'],
  ['i18n', 'Fehler', 'Zahlung konnte nicht gestartet werden. Bitte versuche es erneut.'],
  ['pages/product', 'Farbe', 'Farben'],
  ['pages/auth', 'Passwörter stimmen nicht überein.'],
  ['pages/auth', 'Passwort muss mindestens {min} Zeichen lang sein.'],
  [
    'pages/auth',
    'Ein Konto mit dieser E-Mail-Adresse existiert bereits. Versuchen Sie sich anzumelden.',
    'Ungültige Anmeldedaten. Bitte überprüfen Sie E-Mail und Passwort.',
  ],
  ['pages/auth', 'Konto erstellt!', 'Sie können sich jetzt anmelden.'],
  ['pages/auth', 'Erfolgreich angemeldet!', 'Willkommen zurück!'],
  ['pages/success', 'Zahlung erfolgreich!'],
  ['admin/sections/today', 'Admin Dashboard', 'Live Analytics Dashboard'],
  ['admin/sections/today', 'Übersicht', 'Traffic', 'Aktivität'],
  ['catalogue/texts', 'Bezahlt', 'Ausstehend'],
  ['admin/frame', 'Zugang verweigert', 'Sie haben keine Berechtigung für diesen Bereich.'],
];
