import { generateKeyPairSync } from 'node:crypto';

/**
 * Makes an Ed25519 key pair for each caller, as PEM: private keys as PKCS #8, public keys as SubjectPublicKeyInfo.
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
