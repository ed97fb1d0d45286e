import type { Language } from '#sandbox/page/texts.ts';

const de = {
  title: 'Posteingang',
  testBar: 'Testumgebung: Alle Mails des Shops landen hier, keine verlässt diesen Rechner.',
  empty: 'Noch keine Mails',
  emptyHint:
    'Sobald der Shop eine Mail verschickt, steht sie hier. Die Seite aktualisiert sich selbst.',
  choose: 'Wähle links eine Mail.',
  clear: 'Alle löschen',
  count: (count: number) => (count === 1 ? '1 Mail' : `${count} Mails`),
  from: 'Von',
  to: 'An',
  date: 'Datum',
  viewsLabel: 'Ansicht',
  back: 'Zum Posteingang',
  frame: (subject: string) => `Inhalt der Mail „${subject}“`,
  missing: 'Diese Mail gibt es nicht',
  missingHint: 'Sie wurde gelöscht oder von neueren verdrängt.',
  newMail: 'Eine neue Mail ist da.',
};

export type InboxTexts = typeof de;

const en: InboxTexts = {
  title: 'Inbox',
  testBar: 'Test environment: every mail of the shop ends up here, none leaves this computer.',
  empty: 'No mails yet',
  emptyHint: 'As soon as the shop sends a mail, it appears here. The page refreshes itself.',
  choose: 'Choose a mail on the left.',
  clear: 'Delete all',
  count: (count) => (count === 1 ? '1 mail' : `${count} mails`),
  from: 'From',
  to: 'To',
  date: 'Date',
  viewsLabel: 'View',
  back: 'Back to the inbox',
  frame: (subject) => `Content of the mail “${subject}”`,
  missing: 'There is no such mail',
  missingHint: 'It was deleted or made room for newer ones.',
  newMail: 'A new mail has arrived.',
};

export function inboxTexts(language: Language): InboxTexts {
  return language === 'de' ? de : en;
}
