/** The words of each review, by its id. */
export const REVIEW_TEXTS_EN: Readonly<Record<string, string>> = {
  leonie: 'The Pouch goes everywhere I go now. The colour is exactly what the picture says.',
  mehmet: 'Ordered on Monday, wearing them on Friday. More of that, please.',
  jonas: 'Hafen Runner in Fog: comfortable from the first minute, and they make no fuss.',
  sofia: 'Split the Duo with my sister. Coral is the only thing we still argue about.',
  karin:
    'Beautifully made toiletry bag, and it really does stand up. One star off because Cognac came out a bit redder than I expected.',
  tobias:
    'Got a 43 first, too big. They swapped it without any back and forth and the 42 was here four days later.',
  aylin: 'Was given the Cherry Blossom shirt for my birthday. Now the whole team wants one.',
  piotr: 'The Block High took a week to break in. I have hardly worn anything else since.',
  greta:
    'Travel Bag, Cognac, three rainy weekends. The handles have gone darker and the rest looks new.',
};
