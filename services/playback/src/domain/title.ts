/** The catalogue data of a title that playback stores. */
export interface Title {
  readonly id: string;
  /** As contract number. */
  readonly kind: number;
  readonly removed: boolean;
}
