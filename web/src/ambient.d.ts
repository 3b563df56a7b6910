declare module "icon:*" {
  /** The drawing, as it stands inside an `<svg viewBox="0 0 512 512">`. */
  const body: string;
  export default body;
}
