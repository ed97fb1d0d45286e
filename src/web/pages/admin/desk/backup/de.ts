export const backup = {
  title: 'Sicherung',
  text: 'Jede Nacht entsteht eine verschlüsselte Sicherung des ganzen Shops. Sie zählt erst als gut, wenn sie zurückgelesen und jede Zeile gezählt ist.',
  lastGood: 'Zuletzt gut',
  none: 'Noch keine',
  size: '{megabytes} MB, {rows} Zeilen',
  place: 'Ort',
  samePlace:
    'Sie liegt im Datenordner des Shops. Geht der Rechner verloren, ist sie mit weg: Setze BACKUP_TO auf einen anderen Ort.',
  noKey: 'Es gibt keine gute Sicherung',
  noKeyText:
    'Zuerst braucht der Shop einen Wiederherstellungsschlüssel. „npm run backup -- key“ zeigt ihn einmal an und fragt ihn zurück. Ohne ihn lässt sich keine Sicherung lesen, also gibt es bis dahin auch keine.',
  soon: 'Die erste entsteht innerhalb einer Stunde, mit „npm run backup“ sofort.',
  failed: 'Die neueste Sicherung ist gescheitert: {reason}',
  interrupted: 'Die neueste Sicherung wurde unterbrochen.',
  restored: 'Dieser Shop ist wiederhergestellt',
  restoredText: 'Er zeigt den Stand vom {time}, dazu alles, was Stripe seither kennt.',
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
