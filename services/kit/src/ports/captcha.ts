/** Verifies the bot check of a form. `action` is `login`, `register` or `contact` (product-spec §5). */
export interface Captcha {
  /** Data that the client needs to solve a check; undefined if none is required. */
  challenge(action: string): Promise<string | undefined>;
  /** False for a wrong, expired or used answer; rejects with TRY_AGAIN if it cannot be checked. */
  verify(action: string, answer: string | undefined): Promise<boolean>;
}
