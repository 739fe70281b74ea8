import { generateKeyPairSync } from 'node:crypto';

/**
 * Ed25519 key pairs for those that sign calls, as values for an environment: base64 of DER, the private ones as PKCS #8,
 * the public ones as SubjectPublicKeyInfo.
 * @param {string[]} callers
 * @returns {{ signing: Record<string, string>, callers: Record<string, string> }} private and public, by caller
 */
export function makeKeys(callers) {
  const pairs = callers.map((caller) => {
    const { privateKey, publicKey } = generateKeyPairSync('ed25519', {
      privateKeyEncoding: { format: 'der', type: 'pkcs8' },
      publicKeyEncoding: { format: 'der', type: 'spki' },
    });
    return { caller, signing: privateKey.toString('base64'), verifying: publicKey.toString('base64') };
  });
  return {
    signing: Object.fromEntries(pairs.map(({ caller, signing }) => [caller, signing])),
    callers: Object.fromEntries(pairs.map(({ caller, verifying }) => [caller, verifying])),
  };
}
