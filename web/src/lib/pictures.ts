/** An image in its generated widths. */
export interface Picture {
  src: string;
  srcSet?: string;
  /** Placeholder colour until the image has loaded, `#rrggbb`. */
  tint?: string;
}

/** A poster in both widths under /i/: 400 px, and 200 px with the suffix `-small`. */
export function posterPicture(path: string | null | undefined): Picture | undefined {
  if (!path) return undefined;
  const small = path.replace(/(\.\w+)$/, '-small$1');
  return { src: path, srcSet: `${small} 200w, ${path} 400w` };
}

/** A wide picture of 1280 × 720 px. */
export const backdropPicture = (path: string | null | undefined): Picture | undefined =>
  path ? { src: path } : undefined;
