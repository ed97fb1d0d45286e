/** Texts of the backups, German. */
export const texts = {
  text: 'Im Live-Betrieb entsteht jede Stunde, in der Demo jede Nacht eine verschlüsselte Sicherung des ganzen Shops. Sie zählt erst als gut, wenn sie zurückgelesen und jede Zeile gezählt ist.',
  state: 'Stand',
  lastGood: 'Zuletzt gut',
  none: 'Noch keine',
  size: '{megabytes} MB, {rows} Zeilen',
  place: 'Ort',
  hasKey: 'Schlüssel',
  keyKept: 'bei dir',
  keyMissing: 'fehlt noch',
  samePlace:
    'Die Sicherung liegt auf demselben Rechner wie der Shop. Geht er verloren, ist sie mit weg. Wer den Shop betreibt, stellt einen anderen Ort ein (BACKUP_TO).',
  soon: 'Die erste entsteht gleich.',
  failed: 'Die neueste Sicherung ist gescheitert: {reason}',
  interrupted: 'Die neueste Sicherung wurde unterbrochen.',
  noKey: 'Es gibt keine Sicherung',
  noKeyText:
    'Zuerst braucht der Shop einen Schlüssel, den nur du hast. Ohne ihn lässt sich keine Sicherung lesen, also gibt es bis dahin auch keine.',
  makeKey: 'Schlüssel anlegen…',
  newKey: 'Neuen Schlüssel anlegen…',
  key: {
    title: 'Schlüssel für Sicherungen',
    text: 'Der Schlüssel entsteht in diesem Browser. Der Shop bekommt nur die Hälfte, mit der er verschlüsselt; lesen kann er Sicherungen nie.',
    older: 'Sicherungen von vor heute brauchen weiter den Schlüssel ihrer Zeit.',
    make: 'Schlüssel herunterladen',
    file: 'elvare-schluessel.txt',
    keep: 'Lege die Datei an einen sicheren Ort weit weg vom Shop, etwa in deine Passwortverwaltung. Es gibt sie nur dieses eine Mal.',
    check: 'Datei von dort wählen',
    checkText: 'Wähle sie dann hier aus. Erst damit gilt der Schlüssel.',
    wrong: 'Das ist nicht die Datei mit diesem Schlüssel.',
    done: 'Der Schlüssel gilt. Die nächste Sicherung entsteht gleich.',
    lines:
      'Schlüssel zu den Sicherungen dieses Shops, angelegt am {time}. Wer ihn hat, kann sie lesen; ohne ihn niemand.',
    restore:
      'Für eine Wiederherstellung beide Zeilen oder die ganze Datei eingeben (docs/backup.md):',
  },
  restored: 'Dieser Shop ist wiederhergestellt',
  restoredText:
    'Er zeigt den Stand vom {time}, dazu alle bezahlten Bestellungen und Erstattungen, die Stripe seither kennt.',
  rebuilt: {
    none: 'Aus Stripe kam keine Bestellung dazu.',
    one: 'Aus Stripe kam eine Bestellung dazu.',
    other: 'Aus Stripe kamen {count} Bestellungen dazu.',
  },
  missing:
    'Nicht mehr da ist, was seit dem {time} sonst geschah: Widerrufe, neue Konten und Passwörter, Pakete, Notizen, Codes, Nachrichten und Antworten, Bestand und Änderungen am Sortiment.',
  withdrawals:
    'Trage Widerrufe nach, bevor du packst: Nummer und Zeit stehen in deinen Mails „Ein Widerruf zu …“.',
  toReturns: 'Zu den Rückgaben',
  erased: {
    unknown:
      'Die Liste der Löschungen war nicht bei den Sicherungen. Lösche unter „Personendaten“ noch einmal, worum dich jemand seither gebeten hat.',
    none: 'Seither hat niemand eine Löschung verlangt.',
    one: 'Eine Löschung, um die dich seither jemand gebeten hat, ist wiederholt.',
    other: '{count} Löschungen, um die dich seither jemand gebeten hat, sind wiederholt.',
  },
  reconciling: 'Was Stripe seit der Sicherung kennt, wird gerade nachgetragen.',
  held: {
    one: 'Eine Mail wartet auf dich. Vielleicht hat sie der Shop schon vor dem Ausfall verschickt.',
    other:
      '{count} Mails warten auf dich. Vielleicht hat sie der Shop schon vor dem Ausfall verschickt.',
    none: 'Keine Mail wartet.',
  },
  release: 'Wartende Mails senden',
  releaseNone: 'Wiederherstellung abschließen',
  released: 'Die Mails sind unterwegs.',
};
export type BackupTexts = typeof texts;
