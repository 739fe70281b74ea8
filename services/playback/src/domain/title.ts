/** What playback knows of a title from the catalogue. */
export interface Title {
  readonly id: string;
  /** By its number in the contract. */
  readonly kind: number;
  readonly removed: boolean;
}
