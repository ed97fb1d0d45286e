/** A Duo of the Pouch as its page puts it into the cart. */
export const DUO = {
  id: 'pouch-duo',
  name: 'Elvare Pouch',
  price: 107.99,
  quantity: 1,
  image: '/images/pouch/rosa-quarter-800.webp',
  selectedColor: 'Rosa,Lila',
  colourIds: 'rosa,lila',
  packType: 'duo',
} as const;

/** A Trio of it. */
export const TRIO = {
  ...DUO,
  id: 'pouch-trio',
  price: 152.98,
  selectedColor: 'Rosa,Lila,Schwarz',
  colourIds: 'rosa,lila,schwarz',
  packType: 'trio',
} as const;
