/** A state that the voters are notified of. */
export type RequestAnswer = 'planned' | 'available' | 'declined';

/** A content request after a change of its state. */
export interface RequestFacts {
  readonly id: string;
  /** Undefined while it is open and after its removal: then no list contains it. */
  readonly answer: RequestAnswer | undefined;
  readonly at: Date;
}
