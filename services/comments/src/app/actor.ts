/** Who acts, and what the permission data lets them do to a thing of their own or of another's. */
export interface Actor {
  readonly memberId: string;
  /** FORBIDDEN where no row allows it. */
  assertMay(relation: 'own' | 'others'): void;
}
