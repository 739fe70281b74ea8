/** The canvas that a scene draws on: the same scene serves the tall poster and the wide backdrop. */
export interface Frame {
  readonly width: number;
  readonly height: number;
  /** Where the eye goes: the middle of a poster, right of the middle of a backdrop, where no words stand. */
  readonly cx: number;
  /** Pixels of one unit; every frame is 600 units high. */
  readonly u: number;
  readonly wide: boolean;
}

/** 400 by 600. */
export const posterFrame: Frame = { width: 400, height: 600, cx: 200, u: 1, wide: false };
/** 1280 by 720. */
export const backdropFrame: Frame = { width: 1280, height: 720, cx: 850, u: 1.2, wide: true };

/** Draws a title's picture, without words, to the edges of the frame. */
export type ArtScene = (frame: Frame) => string;
