import { DEMO_NAME } from './demo-name.ts';

/** Folder of pictures that are made of the firm, beside the uploaded ones. */
export const LOOK_FOLDER = '/media/look';
/** Sides of the icon in pixels: browsers, home screens and launchers. */
export const ICON_SIDES_PX = [32, 180, 192, 512] as const;

/** Marks of a shop that doesn't look like the demo's. */
export interface ShopLook {
  /** SVG file with its size; the name in the shop's type is shown without. */
  readonly wordmark?: { readonly src: string; readonly width: number; readonly height: number };
  /** Changes with the icon. */
  readonly stamp: string;
}

/** Returns the name as the shop's type shows it. */
export const shownName = (name: string): string => (name === DEMO_NAME ? name.toUpperCase() : name);

/** Address of the icon as PNG. */
export const iconPath = (side: (typeof ICON_SIDES_PX)[number], stamp: string): string =>
  `${LOOK_FOLDER}/icon-${side}.png?${stamp}`;

/** Address of the picture of a link that has none of its own: the wordmark on paper. */
export const previewPath = ({ src }: NonNullable<ShopLook['wordmark']>): string =>
  src.replace('wordmark.svg', 'preview.png');
