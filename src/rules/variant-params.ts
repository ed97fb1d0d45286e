/** The names under which a product's chosen variant stands in its address. */
export const PACK_PARAM = 'pack';
export const BAG_COLOURS_PARAM = 'farben';
export const CAP_COLOUR_PARAM = 'farbe';
