import { fields } from './fields.de.ts';
import { findings } from './findings.de.ts';

/** Texts of everything that is edited as a draft, German. */
export const texts = {
  fields,
  findings,
  kinds: {
    product: 'Produkt',
    colour: 'Farbe',
    sizes: 'Größenliste',
    pack: 'Paket',
    gift: 'Geschenk',
    collection: 'Sammlung',
    facts: 'Angaben des Shops',
  },
  unnamed: 'Ohne Namen',
  draft: {
    untouched: 'Wie veröffentlicht',
    saved: 'Gespeichert',
    savedAt: 'Gespeichert um {time}',
    waiting: 'Wird gespeichert',
    saving: 'Wird gespeichert',
    failed: 'Nicht gespeichert',
    conflict: 'Zwei Fassungen',
    again: 'Noch einmal speichern',
    left: '{name}: nicht gespeichert',
    undo: 'Rückgängig',
    redo: 'Wiederholen',
  },
  conflict: {
    title: 'Zwei Fassungen',
    by: '{name} hat das hier geändert, seit du angefangen hast ({time}).',
    somebody: 'Jemand anders',
    published: 'Version {version} hat das hier geändert, seit dieser Entwurf entstand.',
    gone: 'Jemand anders hat das hier verworfen, seit du angefangen hast.',
    choose: 'Wähle, welche Fassung gilt. Sie gilt ganz.',
    mine: 'Meine',
    theirs: 'Die andere',
    keepMine: 'Meine behalten',
    takeTheirs: 'Die andere nehmen',
    later: 'Später entscheiden',
  },
  changes: {
    field: 'Angabe',
    before: 'Jetzt im Shop',
    after: 'Danach',
    nothing: 'leer',
    list: '{count} Einträge',
    yes: 'ja',
    no: 'nein',
    order: 'andere Reihenfolge',
    place: 'Platz in Listen',
    less: '{price} weniger',
    more: '{price} mehr',
  },
};
export type RangeTexts = typeof texts;
