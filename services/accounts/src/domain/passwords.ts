import { foldKey, graphemes, type FieldProblem } from '@seyir/kit';
import { commonPasswords } from './common-passwords.js';

const MIN = 8;
const MAX = 1_024;

/** Any characters are allowed, white space too: a password is used as typed, and never shortened. */
export const passwordLength = (password: string): FieldProblem | undefined =>
  password === ''
    ? 'required'
    : password.length > MAX
      ? 'too_long'
      : graphemes(password) < MIN
        ? 'too_short'
        : undefined;

/** The problem of a new password: its length, being common, or being the member's name. */
export const passwordProblem = (
  password: string,
  { username, email }: { username: string; email: string },
): FieldProblem | undefined => {
  const length = passwordLength(password);
  if (length) return length;
  const key = foldKey(password.trim());
  const own = [username, email, email.split('@')[0] ?? ''].map(foldKey);
  return commonPasswords.has(key) || own.includes(key) ? 'guessable' : undefined;
};
