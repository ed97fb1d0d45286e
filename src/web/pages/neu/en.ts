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
  newsletter: 'Newsletter readers hear first. The form is right below.',
};
