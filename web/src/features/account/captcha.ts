import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

/** Solves ALTCHA's bot check and resolves to the form's answer. Rejects if it takes too long. */
export async function solve(text: string): Promise<string> {
  const challenge = JSON.parse(text) as Challenge;
  const solution = await solveChallenge({ challenge, deriveKey });
  if (!solution) throw new Error('the bot check has no answer');
  return btoa(JSON.stringify({ challenge, solution }));
}
