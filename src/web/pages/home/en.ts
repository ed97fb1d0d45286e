import { FAQ_EN, PAYMENT_METHOD_NAMES_EN } from '#catalogue/texts/faq.en.ts';
import type { HomeTexts } from './de.ts';

export const texts: HomeTexts = {
  title: 'Elvare: Streetwear with manners',
  description:
    'Sneakers, jerseys, bags and accessories that turn heads without raising their voice. Free shipping from {freeShippingFrom}.',
  headline: ['Streetwear', 'with manners.'],
  lead: 'Sneakers, jerseys and bags that turn heads without raising their voice.',
  toProducts: 'The collection',
  heroAlt: 'Sneakers and a cognac shoulder bag on plinths',
  flash: {
    title: 'Up to {percent}% off',
    timer: 'The flash sale ends in',
    hours: 'hours',
    minutes: 'minutes',
    seconds: 'seconds',
    link: 'Shop the flash sale',
  },
  /** Texts of the islands; documents don't print them (`runtime/build/printed-texts.ts`). */
  below: {
    sale: {
      upTo: '{name}: up to {percent}% off',
      ends: 'Ends on {ends}.',
    },
    tiles: {
      label: 'Categories',
      count: '{count} styles',
      countOne: '1 style',
    },
    featured: { title: 'Good places to start.', all: 'All products' },
    story: {
      title: 'Stitched twice where once would do.',
      alt: 'Five quilted pouches in a row: pink, lilac, sky blue, yellow and coral',
      text: 'You don’t recognise a good bag by its logo but by how it looks two years on. So we use leather that is allowed to darken, cotton with some weight to it and colours you can stand by. Whatever only makes noise, we leave out.',
      more: 'Who we are',
    },
    benefits: {
      title: 'Things you can count on',
      shippingTitle: 'Free shipping',
      shipping: 'From {freeShippingFrom}, within Germany.',
      returnsTitle: '{returnDays}-day returns',
      returns: 'With a free label. Do try things on.',
      warrantyTitle: '{warrantyYears}-year warranty',
      warranty: 'On every pair of sneakers.',
      supportTitle: 'A reply in {answerHours} hours',
      support: 'From people, every day of the week.',
    },
    counters: {
      title: 'Elvare in figures',
      customers: 'customers',
      years: 'years',
      products: 'products',
      satisfaction: 'satisfaction',
    },
    reviews: {
      title: 'From the people who wear it.',
      basis: 'based on {count} ratings',
      list: 'Reviews',
    },
    faq: {
      title: 'Good to know',
      items: FAQ_EN,
      methodNames: PAYMENT_METHOD_NAMES_EN,
      more: 'More help',
    },
  },
};
