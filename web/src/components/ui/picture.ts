/** An image in its generated widths. */
export interface Picture {
  src: string;
  srcSet?: string;
  /** Placeholder colour until the image has loaded, `#rrggbb`. */
  tint?: string;
  /** The corner that the lettering on a poster leaves free; a mark stands there. Default: top right. */
  free?: 'top-right' | 'bottom-left';
}
