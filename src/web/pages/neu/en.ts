import type { NeuTexts } from './de.ts';

export const texts: NeuTexts = {
  title: 'New',
  description:
    'What has just arrived and what we are working on: Summer Collection, Business Line and Limited Edition.',
  headline: 'New.',
  lead: 'Fresh out of the box, laces still stiff.',
  toArrivals: 'Take a look',
  alt: 'A sky blue skate shoe and a white and red high-top on plinths',
  arrivals: 'Just in.',
  soon: 'Still to come.',
  soonText: 'Three collections are on our table. No dates yet: they are done when they are done.',
  expect: 'What to expect',
  collections: [
    {
      colour: 'sonnengelb',
      name: 'Summer Collection',
      text: 'Light fabrics, short sleeves, colours from the lido.',
      items: ['Caps in pale canvas', 'Jerseys in mesh', 'A pouch that shrugs off sand'],
    },
    {
      colour: 'navy',
      name: 'Business Line',
      text: 'For days full of meetings and the evenings after.',
      items: [
        'A Travel Bag with a laptop sleeve',
        'A card holder for business cards',
        'Sneakers you can wear with a suit',
      ],
    },
    {
      colour: 'bordeaux',
      name: 'Limited Edition',
      text: 'A few pieces, sewn once and never again.',
      items: ['Every piece has its own number', 'Colours found nowhere else', 'No second run'],
    },
  ],
  newsletter: 'Newsletter readers hear first. The form is right below.',
};
