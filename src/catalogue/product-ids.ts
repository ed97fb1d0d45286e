export type ProductKind = 'sneaker' | 'jersey' | 'cap' | 'accessory' | 'bag';
