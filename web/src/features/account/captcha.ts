interface Challenge {
  algorithm: string;
  challenge: string;
  salt: string;
  signature: string;
  maxnumber?: number;
}

const usualMost = 1_000_000;
/** Digests that are under way at once. */
const batch = 500;

/**
 * Solves a bot check of the ALTCHA kind: finds the number whose digest, behind the salt, is the one asked for.
 * Rejects where there is none.
 */
export async function solveChallenge(text: string): Promise<string> {
  const given = JSON.parse(text) as Challenge;
  const most = given.maxnumber ?? usualMost;
  for (let first = 0; first <= most; first += batch) {
    const numbers = Array.from({ length: Math.min(batch, most - first + 1) }, (_, place) => first + place);
    const digests = await Promise.all(
      numbers.map((number) => digestOf(given.algorithm, given.salt + number)),
    );
    const found = digests.indexOf(given.challenge);
    if (found >= 0) {
      const { algorithm, challenge, salt, signature } = given;
      return btoa(JSON.stringify({ algorithm, challenge, number: first + found, salt, signature }));
    }
  }
  throw new Error('the bot check has no answer');
}

async function digestOf(algorithm: string, text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest(algorithm, new TextEncoder().encode(text)));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
