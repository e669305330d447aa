declare module 'subset-font' {
  type Axis = number | { min: number; max: number };

  /** The part of the package's options that is used here; it brings no types of its own. */
  interface Options {
    targetFormat: 'woff2';
    variationAxes: Record<string, Axis>;
    keepFeatures: readonly string[];
    noHinting: boolean;
  }

  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
