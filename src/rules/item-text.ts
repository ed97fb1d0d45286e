/** An item of an order for people: `Elvare Pouch, Duo: Rosa, Lila`. */
export const itemText = ({ name = '', variant = '' }: { name?: string; variant?: string }) =>
  [name, variant].filter(Boolean).join(', ');
