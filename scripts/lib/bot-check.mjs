import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';

/**
 * What a form sends as its answer to a bot check, made as the pages make it; '' where a site asks for none.
 * @param {string | null | undefined} text the site's answer to `captchaChallenge`
 * @returns {Promise<string>}
 */
export const solve = async (text) => {
  if (!text) return '';
  /** @type {import('altcha-lib').Challenge} */
  const challenge = JSON.parse(text);
  const solution = await solveChallenge({ challenge, deriveKey });
  if (!solution) throw new Error('the bot check has no answer');
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
};
