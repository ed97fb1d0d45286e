/** The parts of `subset-font` and `fontkit` (which ship no types) that the tools use. */
declare module 'subset-font' {
  type Axis = number | { min: number; max: number; default?: number };
  // biome-ignore lint/style/noDefaultExport: the package exports this way
  export default function subsetFont(
    font: Buffer,
    text: string,
    options?: {
      targetFormat?: 'woff2' | 'truetype';
      keepFeatures?: readonly string[];
      variationAxes?: Record<string, Axis>;
      noHinting?: boolean;
    },
  ): Promise<Buffer>;
}

declare module 'fontkit' {
  interface Path {
    scale(x: number, y: number): Path;
    translate(x: number, y: number): Path;
    toSVG(): string;
  }
  /** Lengths in font units. */
  export interface Font {
    readonly unitsPerEm: number;
    readonly ascent: number;
    readonly descent: number;
    readonly lineGap: number;
    readonly characterSet: readonly number[];
    glyphForCodePoint(codePoint: number): { readonly advanceWidth: number; readonly path: Path };
  }
  export function create(bytes: Buffer): Font;
}
