/** The names under which a product's chosen variant stands in its address. */
export const PACK_PARAM = 'pack';
/** Colours of a pack. */
export const PACK_COLOURS_PARAM = 'farben';
export const COLOUR_PARAM = 'farbe';
export const SIZE_PARAM = 'groesse';
