/** Measures that a product may have, in the order in which its page names them. */
export const MEASURES = ['length', 'width', 'height', 'depth', 'diameter'] as const;
export type Measure = (typeof MEASURES)[number];

/** Facts beside `safety` that a live shop has to tell of some goods; a collection names those of its products. */
export const GOODS_FACTS = ['material', 'fibres', 'contents', 'ingredients', 'battery'] as const;
export type GoodsFact = (typeof GOODS_FACTS)[number];
