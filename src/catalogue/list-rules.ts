/** Filter of a list that shows everything; addresses leave it out. */
export const ALL = 'alle';

export const LIST_ORDERS = ['newest', 'price', 'name'] as const;
export type ListOrder = (typeof LIST_ORDERS)[number];
