import type { FindingCode } from '#contract/catalogue-findings.ts';

/** Sentences by code; parameters as in `catalogue-findings.ts`. */
const codes: Readonly<Record<FindingCode, string>> = {
  missing: 'Diese Angabe fehlt.',
  wrong_type: 'Das lässt sich nicht lesen. Prüfe, was du getippt hast.',
  blank: 'Hier fehlt noch etwas.',
  wrong_format: 'Diese Angabe hat nicht die richtige Form.',
  not_an_option: 'Wähle etwas aus, das es gibt.',
  too_long: 'Kürze das auf höchstens {maximum} Zeichen.',
  too_small: 'Das ist zu wenig. Es müssen mindestens {minimum} sein.',
  too_large: 'Das ist zu viel. Es dürfen höchstens {maximum} sein.',
  too_few: 'Hier fehlt etwas: mindestens {minimum}.',
  too_many: 'Das sind zu viele: höchstens {maximum}.',
  unknown_field: 'Das Feld „{field}“ kennt der Shop nicht.',
  unstorable: 'Ein Zeichen darin lässt sich nicht speichern. Tippe den Text neu.',
  original_below_price: 'Der frühere Preis muss mindestens so hoch sein wie der Preis.',
  original_price_unproved:
    'Die bisherigen Preise belegen diesen früheren Preis nicht (§ 11 PAngV). Gib hier denselben Betrag ein wie beim Preis.',
  original_above_proved:
    'Gib höchstens {proven} ein: Das war der niedrigste Preis in den dreißig Tagen vor der Senkung (§ 11 PAngV).',
  to_below_from: 'Das Ende darf nicht vor dem Anfang liegen.',
  repeated: '„{value}“ steht hier zweimal.',
  other_language: 'In der anderen Sprache sind es {count}. Beide brauchen gleich viele.',
  fibres_not_whole: 'Das sind zusammen {sum} %. Es müssen 100 % sein.',
  wrong_check_digit: 'Diese EAN kann nicht stimmen: Die letzte Ziffer passt nicht zu den anderen.',
  too_few_colours: 'Wähle mindestens {minimum} Farben, so viele fasst das größte Paket.',
  packs_with_sizes: 'Ein Produkt hat Größen oder Pakete, nicht beides. Nimm eines davon heraus.',
  colour_not_offered: '{colour} gehört nicht zu den Farben dieses Produkts.',
  picture_missing: 'Füge ein Bild in dieser Farbe hinzu: {picture}.',
  forbidden_word: 'Das darf der Shop so nicht sagen: „{word}“. Schreibe es anders.',
  picture_undescribed: 'Wähle eine Ansicht, oder beschreibe das Bild in beiden Sprachen.',
  picture_unknown: 'Dieses Bild gibt es im Shop nicht oder nicht mehr. Wähle ein anderes.',
  picture_not_offered: 'Das Bild „{picture}“ gehört nicht zu diesem Produkt. Nimm es heraus.',
  model_sentence_missing: 'Hier fehlt wörtlich: „{sentence}“.',
  gift_line_without_gifts: 'Die Zeile nennt Geschenke, aber das Paket hat keine.',
  taken: '„{value}“ ist schon vergeben.',
  path_reserved: '{path} gehört einer anderen Seite des Shops. Wähle eine andere Adresse.',
  item_id_taken: 'Der Artikel „{item}“ gehört auch zu „{product}“.',
  unknown_product: 'Es gibt kein Produkt „{product}“.',
  unknown_collection: 'Es gibt keine Sammlung „{collection}“.',
  unknown_group: 'Es gibt keine Filter „{group}“.',
  loses_products: 'Diese Sammlung hat {count} Produkte, die dann keine Liste mehr zeigt.',
  campaign_covers:
    'Die Aktion „{campaign}“ gilt für diese Sammlung. Beende sie zuerst, oder ändere sie.',
  names_itself: 'Ein Produkt kann nicht neben sich selbst stehen.',
  no_given_product: 'Wähle ein Produkt mit Farben, das verschenkt wird.',
  weee_number_missing:
    'Der Shop hat keine Nummer der Stiftung EAR. Setze WEEE_NUMBER, bevor du Geräte verkaufst.',
  base_changed:
    'Version {version} hat das inzwischen geändert. Verwirf den Entwurf und fang neu an.',
};

export const findings = {
  codes,
  noPicture: 'Füge ein Bild hinzu.',
  views: {
    quarter: 'Schräg',
    side: 'Seite',
    top: 'Oben',
    heel: 'Ferse',
    front: 'Vorn',
    back: 'Hinten',
    detail: 'Nah',
    main: 'Ganz',
    inside: 'Innen',
    scale: 'Größe',
    use: 'Gebrauch',
    worn: 'Getragen',
  },
};
