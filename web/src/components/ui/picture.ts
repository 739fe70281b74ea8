/** An image in the widths that were made of it. */
export interface Picture {
  src: string;
  srcSet?: string;
  /** Colour to stand in until it has loaded, `#rrggbb`. */
  tint?: string;
}
