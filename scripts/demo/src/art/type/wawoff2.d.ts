declare module 'wawoff2' {
  /** WOFF2 bytes in, TrueType bytes out. */
  export function decompress(font: Uint8Array): Promise<Uint8Array>;
}
