declare module '*?inline-script' {
  /** A script with all that it imports, as text; `build/inline-script.ts` makes it. */
  const code: string;
  export default code;
}
