// The package comes without types.
declare module "subset-font" {
  interface Options {
    targetFormat: "woff2";
    noHinting?: boolean;
    keepFeatures?: string[];
  }
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
