import type { PlainCopy } from '../plain/PlainPage.tsx';

export const copy: PlainCopy = {
  title: 'Sign in',
  description: 'Sign in or create an account.',
  paragraphs: [],
};
