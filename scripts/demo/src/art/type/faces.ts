/** The cuts of the site's two families that pictures set their words in. */
export const faceNames = ['display', 'displayWide', 'text', 'textBold'] as const;

export type FaceName = (typeof faceNames)[number];

/** Outlines of one cut: units per em, and per character an advance and an SVG path (y upwards). */
export interface Face {
  readonly unitsPerEm: number;
  readonly capHeight: number;
  readonly ascent: number;
  readonly descent: number;
  readonly glyphs: Readonly<Record<string, readonly [advance: number, path: string]>>;
  /** Kerning by pair of characters, in font units. */
  readonly kerning: Readonly<Record<string, number>>;
}
