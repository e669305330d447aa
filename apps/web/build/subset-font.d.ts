declare module 'subset-font' {
  type Axis = number | { min: number; max: number };

  /** The package's options that are used; it has no type declarations. */
  interface Options {
    targetFormat: 'woff2';
    variationAxes: Record<string, Axis>;
    keepFeatures: readonly string[];
    noHinting: boolean;
  }

  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
