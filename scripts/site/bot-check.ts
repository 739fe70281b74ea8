import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';

/**
 * The answer to a bot check for a form, computed as the pages do it; '' if the site requires none.
 * @param text the site's answer to `captchaChallenge`
 */
export const solve = async (text: string | null | undefined): Promise<string> => {
  if (!text) return '';
  const challenge: Challenge = JSON.parse(text);
  const solution = await solveChallenge({ challenge, deriveKey });
  if (!solution) throw new Error('the bot check has no answer');
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
};
