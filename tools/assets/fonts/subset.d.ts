/** The part of `subset-font` (which ships no types) that the tools use. */
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
