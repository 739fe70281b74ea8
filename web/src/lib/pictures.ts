/** An image in its generated widths. */
export interface Picture {
  src: string;
  srcSet?: string;
  /** Placeholder colour until the image has loaded, `#rrggbb`. */
  tint?: string;
  /** The corner that the lettering on a poster leaves free; a mark stands there. Default: top right. */
  free?: 'top-right' | 'bottom-left';
}

/**
 * A poster in both widths under /i/: 400 px, and 200 px with the suffix `-small`. Its lettering stands in the middle of the lower half, so
 * the lower left corner is free.
 */
export function posterPicture(path: string | null | undefined): Picture | undefined {
  if (!path) return undefined;
  const small = path.replace(/(\.\w+)$/, '-small$1');
  return { src: path, srcSet: `${small} 200w, ${path} 400w`, free: 'bottom-left' };
}

/** A wide picture of 1280 × 720 px. */
export const backdropPicture = (path: string | null | undefined): Picture | undefined =>
  path ? { src: path } : undefined;
