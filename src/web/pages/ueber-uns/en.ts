import type { PlainCopy } from '../plain/PlainPage.tsx';

export const copy: PlainCopy = {
  title: 'About us',
  description: 'Who Elvare is and how we work.',
  paragraphs: ['Elvare draws streetwear with good manners: few pieces, well made, worn for years.'],
};
