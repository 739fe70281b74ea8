/** The context of a subscription that needs events of its connection. */
export interface LiveContext {
  /**
   * Called when the connection is lost. It reconnects by itself, and the subscription then receives the current
   * state.
   */
  onLost?: () => void;
  /** Computes the variables on each subscribe, because the resume position changes. */
  variablesNow?: () => Record<string, unknown>;
}
