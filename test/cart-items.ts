/** A Duo of the Pouch as its page puts it into the cart. */
export const DUO = {
  id: 'pouch-duo',
  name: 'Elvare Pouch',
  price: 107.99,
  quantity: 1,
  image: '/images/pouch/rosa-quarter-800.webp',
  selectedColor: 'Rosa,Lila',
  packType: 'duo',
} as const;
