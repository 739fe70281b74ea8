/** Verifies the bot check of a form. `action` is `login`, `register` or `contact` (product-spec §5). */
export interface Captcha {
  /** What the client needs to solve one; undefined where none is asked for. */
  challenge(action: string): Promise<string | undefined>;
  /** False for a wrong, old or spent answer; rejects with TRY_AGAIN when it cannot be told. */
  verify(action: string, answer: string | undefined): Promise<boolean>;
}
