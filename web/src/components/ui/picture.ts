/** An image in its generated widths. */
export interface Picture {
  src: string;
  srcSet?: string;
  /** Placeholder colour until the image has loaded, `#rrggbb`. */
  tint?: string;
}
