export const texts = {
  title: 'Admin Dashboard',
  denied: 'Zugang verweigert',
  dismiss: 'Erledigt',
  dismissNamed: 'Erledigt: {title}',
  sections: {
    label: 'Bereich',
    live: 'Heute',
    orders: 'Bestellungen',
    packing: 'Packen',
    messages: 'Nachrichten',
    range: 'Sortiment',
    stock: 'Bestand',
    codes: 'Codes',
    person: 'Personendaten',
    log: 'Protokoll',
    security: 'Sicherheit',
    backup: 'Sicherung',
  },
};
export type AdminTexts = typeof texts;
