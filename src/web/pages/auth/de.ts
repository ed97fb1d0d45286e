import type { PlainCopy } from '../plain/PlainPage.tsx';

export const copy: PlainCopy = {
  title: 'Anmelden',
  description: 'Melde dich an oder registriere dich.',
  paragraphs: [],
};
