import type { ColourId } from './colours.ts';

/** The colours for renderers and style sheets; `styles/colours.css` is held to them by a test. */
export const COLOUR_HEX: Readonly<Record<ColourId, string>> = {
  schwarz: '#1C1C1E',
  weiss: '#F2EFE8',
  creme: '#EDE4D3',
  sand: '#D3C3A5',
  rosa: '#E8B4C0',
  lila: '#9C86C2',
  himmelblau: '#9CC3D9',
  navy: '#223052',
  salbei: '#9FAE95',
  waldgruen: '#1F5A45',
  oliv: '#5A6045',
  sonnengelb: '#EFC94C',
  koralle: '#E4745B',
  cognac: '#A0643A',
  bordeaux: '#5B1A24',
  taupe: '#8B7D70',
};
