import type { AdminTexts } from './de.ts';

export const texts: AdminTexts = {
  title: 'Admin Dashboard',
  denied: 'Access denied',
  dismiss: 'Done',
  dismissNamed: 'Done: {title}',
  sections: {
    label: 'Section',
    live: 'Today',
    orders: 'Orders',
    packing: 'Packing',
    messages: 'Messages',
    range: 'Range',
    stock: 'Stock',
    codes: 'Codes',
    person: 'Personal data',
    log: 'Log',
    security: 'Security',
    backup: 'Backup',
  },
};
