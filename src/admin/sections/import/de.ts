import { findings } from '#admin/sections/range/findings.de.ts';
import type { ImportCode } from '#contract/admin-transfer.ts';

/** Texts of import and export, German. */
export const texts = {
  findings,
  exportTitle: 'Als Tabelle herunterladen',
  exportText:
    'Eine CSV-Datei mit allen Produkten, für Excel, LibreOffice und Numbers. Ändere Preise und Texte, oder füge Zeilen für neue Produkte an. Spalten, die du löschst, bleiben im Shop, wie sie sind.',
  download: 'Produkte herunterladen',
  downloading: 'Die Tabelle wird geschrieben',
  importTitle: 'Tabelle übernehmen',
  importText:
    'Was sich unterscheidet, wird zum Entwurf. Verkauft wird erst, was du veröffentlichst. Hat eine Zeile einen Fehler, wird nichts gespeichert.',
  choose: 'Datei auswählen',
  drop: 'Oder hierher ziehen: eine CSV-Datei von höchstens 5 MB.',
  checking: 'Die Tabelle wird geprüft',
  result: 'Ergebnis für {file}',
  rows: 'Zeilen der Tabelle',
  saved: 'Gespeichert als Entwürfe: {created} neu, {changed} geändert. Unverändert: {unchanged}.',
  nothing: 'Alles ist schon so im Shop. Es gibt nichts zu speichern.',
  refused: {
    one: 'Nichts gespeichert: 1 Zeile hat Fehler. Verbessere sie und lade die Tabelle noch einmal hoch.',
    other:
      'Nichts gespeichert: {count} Zeilen haben Fehler. Verbessere sie und lade die Tabelle noch einmal hoch.',
  },
  publish: 'Weiter zum Veröffentlichen',
  replace: 'Entwürfe überschreiben',
  replaceText: 'Andere Entwürfe sind im Weg. Du kannst sie durch die Tabelle ersetzen.',
  line: 'Zeile {line}',
  more: 'Und {count} weitere Zeilen.',
  folderTitle: 'Das ganze Sortiment als Ordner',
  folderText:
    'Produkte, Sammlungen, Farben, Größen, Pakete, Geschenke und hochgeladene Bilder schreibt und liest der Server als Ordner: npm run catalogue:export -- ORDNER und npm run catalogue:import -- ORDNER.',
  former: 'früher {price}',
  outcomes: { created: 'Neu', changed: 'Geändert', unchanged: 'Unverändert', refused: 'Abgelehnt' },
  problems: {
    open_quote: 'Ein Anführungszeichen wird nicht geschlossen: {value}',
    stray_quote:
      'Ein Anführungszeichen steht allein: {value}. Schreibe es doppelt und die ganze Zelle in Anführungszeichen.',
    unreadable_text:
      'Hier sind Zeichen beschädigt: {value}. Speichere die Tabelle als „CSV UTF-8“ und verbessere die Zelle.',
    too_many_rows: 'Die Tabelle hat zu viele Zeilen: höchstens {maximum}. Teile sie.',
    too_many_columns: 'Die Tabelle hat zu viele Spalten: höchstens {maximum}.',
    not_a_table:
      'Diese Datei ist keine Tabelle. Speichere deine als „CSV UTF-8“ und wähle sie aus.',
    not_json: 'Diese Datei ist kein JSON: {reason}',
    no_rows: 'Die Tabelle hat keine Zeilen.',
    no_id_column:
      'Die Spalte „Kennung“ fehlt. Lade eine Tabelle herunter und behalte ihre Überschriften.',
    repeated_column: 'Die Spalte „{column}“ steht zweimal in der Tabelle.',
    unknown_column: 'Die Spalte „{column}“ kennt der Shop nicht. Entferne sie.',
    too_many_cells: 'Die Zeile hat mehr Zellen als die Tabelle Spalten.',
    no_id: 'Die Kennung fehlt.',
    unknown_id:
      'Ein Produkt „{value}“ gibt es nicht. Prüfe die Kennung; für ein neues Produkt fülle auch die Spalte „Sammlung“ aus.',
    not_a_price: '„{value}“ ist kein Preis. Schreibe zum Beispiel 59,90.',
    ambiguous_number:
      '„{value}“ sind Tausender oder drei Nachkommastellen. Schreibe Tausender ohne Trennzeichen.',
    not_a_fibre: 'Zeile {line} der Zelle nennt nicht Prozent und Namen in beiden Sprachen.',
    not_a_number: '„{value}“ ist keine Zahl.',
    not_yes_or_no: 'Schreibe ja oder nein statt „{value}“.',
    no_colon: 'In Zeile {line} der Zelle fehlt der Doppelpunkt.',
    not_a_tag: 'Schreibe Filter wie silhouette=kiez statt „{value}“.',
    not_a_picture: 'Zeile {line} der Zelle nennt nicht Ansicht, Farbe und Pfad.',
    repeated_entry: 'Diese Kennung steht zweimal in der Tabelle.',
    not_the_name: 'Die Kennung „{value}“ passt nicht zum Namen der Datei.',
    changed_since_export:
      'Version {version} hat das Produkt geändert, seit du die Tabelle geladen hast. Lade sie neu.',
    draft_in_the_way: 'Es gibt schon einen anderen Entwurf.',
  } satisfies Readonly<Record<ImportCode, string>>,
};
export type ImportTexts = typeof texts;
