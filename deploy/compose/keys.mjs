import { generateKeyPairSync } from 'node:crypto';

/**
 * Ed25519 key pairs for those that sign calls, as PEM: the private ones as PKCS #8, the public ones as
 * SubjectPublicKeyInfo.
 * @param {string[]} callers
 * @returns {{ signing: Record<string, string>, callers: Record<string, string> }} private and public, by caller
 */
export function makeKeys(callers) {
  const pairs = callers.map((caller) => {
    const pair = generateKeyPairSync('ed25519', {
      privateKeyEncoding: { format: 'pem', type: 'pkcs8' },
      publicKeyEncoding: { format: 'pem', type: 'spki' },
    });
    return { caller, ...pair };
  });
  return {
    signing: Object.fromEntries(pairs.map(({ caller, privateKey }) => [caller, privateKey])),
    callers: Object.fromEntries(pairs.map(({ caller, publicKey }) => [caller, publicKey])),
  };
}
