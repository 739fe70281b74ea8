import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { importPKCS8, importSPKI, jwtVerify, SignJWT } from 'jose';
import { LRUCache } from 'lru-cache';
import { DomainError } from '../errors/index.js';
import { systemClock } from '../time/system-clock.js';
import type { Clock } from '../ports/clock.js';
import { visitor, type Role, type Silence, type Viewer } from './call.js';

const LIFETIME_SECONDS = 60;
const RENEW_MS = 30_000;
const GATEWAY = 'gateway';
const ANY_SERVICE = 'seyir';

/** Signs statements about viewers (gateway) or about the process itself (services), with Ed25519. */
export interface Signer {
  /** A token for a viewer, signed once per session and 30 s. Services accept only the gateway's. */
  viewer(viewer: Viewer): Promise<string>;
  /** A token that identifies this process to one audience. */
  self(audience: string): Promise<string>;
}

/**
 * Verifies tokens of other processes. Rejects with TRY_AGAIN a token that is forged, has no expiry, is expired or has another
 * audience: a wrong clock or key must not make members look signed out.
 */
export interface Verifier {
  viewer(token: string): Promise<Viewer>;
  /** The name of the calling service. */
  caller(token: string): Promise<string>;
}

export interface KeyPair {
  /** PKCS#8 PEM. */
  readonly privateKey: string;
  /** SPKI PEM. */
  readonly publicKey: string;
}

export const generateKeys = (): KeyPair => {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const pem = (key: KeyObject, type: 'pkcs8' | 'spki') => key.export({ type, format: 'pem' }).toString();
  return { privateKey: pem(privateKey, 'pkcs8'), publicKey: pem(publicKey, 'spki') };
};

export const publicKeyOf = (privateKey: string): string =>
  createPublicKey(privateKey).export({ type: 'spki', format: 'pem' }).toString();

/** True if `createSigner` accepts the text: an Ed25519 private key as PKCS#8 PEM. */
export const isSigningKey = (pem: string): boolean =>
  pem.startsWith('-----BEGIN PRIVATE KEY-----') && isEd25519(() => createPrivateKey(pem));

/** True if `createVerifier` accepts the text: an Ed25519 public key as SPKI PEM. */
export const isCallerKey = (pem: string): boolean =>
  pem.startsWith('-----BEGIN PUBLIC KEY-----') && isEd25519(() => createPublicKey(pem));

const isEd25519 = (read: () => KeyObject): boolean => {
  try {
    return read().asymmetricKeyType === 'ed25519';
  } catch {
    return false;
  }
};

/**
 * Creates a signer.
 * @param name the process's own name: the issuer, by which verifiers find its public key
 * @param clock the clock that verifiers use too. It also measures the age of a cached signature: after the clock was set forward
 *   or back, the next call is signed again.
 */
export const createSigner = (name: string, privateKeyPem: string, clock: Clock = systemClock()): Signer => {
  const key = importPKCS8(privateKeyPem, 'EdDSA');
  const signed = new LRUCache<string, { token: Promise<string>; at: number }>({ max: 10_000 });
  const sign = (cacheKey: string, audience: string, claims: Record<string, unknown>) => {
    const at = clock.now().getTime();
    const known = signed.get(cacheKey);
    if (known && at >= known.at && at - known.at < RENEW_MS) return known.token;
    const seconds = Math.floor(at / 1000);
    const token = key.then((k) =>
      new SignJWT(claims)
        .setProtectedHeader({ alg: 'EdDSA', kid: name })
        .setIssuer(name)
        .setAudience(audience)
        .setIssuedAt(seconds)
        .setExpirationTime(seconds + LIFETIME_SECONDS)
        .sign(k),
    );
    signed.set(cacheKey, { token, at });
    return token;
  };
  return {
    viewer: ({ memberId, sessionId, roles, silence }) =>
      sign(
        `v:${sessionId ?? ''}:${memberId ?? ''}:${roles.join(',')}:${silence?.until ?? ''}:${silence?.violation ?? ''}`,
        ANY_SERVICE,
        { typ: 'viewer', m: memberId, s: sessionId, r: roles, ...(silence && { q: silence }) },
      ),
    self: (audience) => sign(`s:${audience}`, audience, { typ: 'service' }),
  };
};

/**
 * Creates a verifier.
 * @param name the verifying service: the required audience
 * @param publicKeys SPKI PEM by issuer; several while a key is being replaced
 * @param clock decides whether a signature has expired
 */
export const createVerifier = (
  name: string,
  publicKeys: Readonly<Record<string, readonly string[]>>,
  clock: Clock = systemClock(),
): Verifier => {
  const keys = new Map(
    Object.entries(publicKeys).map(([issuer, pems]) => [
      issuer,
      Promise.all(pems.map((p) => importSPKI(p, 'EdDSA'))),
    ]),
  );
  const verified = new LRUCache<string, { issuer: string; claims: Record<string, unknown>; until: number }>({
    max: 10_000,
  });
  const verify = async (token: string, audience: string, typ: string) => {
    const known = verified.get(`${typ}:${token}`);
    const currentDate = clock.now();
    if (known && known.until > currentDate.getTime()) return known;
    const issuer = issuerOf(token);
    for (const key of (await keys.get(issuer)) ?? []) {
      try {
        const { payload } = await jwtVerify(token, key, {
          issuer,
          audience,
          clockTolerance: 5,
          currentDate,
          requiredClaims: ['exp'],
        });
        if (payload['typ'] !== typ) break;
        const result = { issuer, claims: payload, until: (payload.exp ?? 0) * 1000 };
        verified.set(`${typ}:${token}`, result);
        return result;
      } catch (cause) {
        // While a key is being replaced, another key of the same issuer may match.
        if (cause instanceof Error && !/signature/i.test(cause.message)) throw refused(cause.message);
      }
    }
    throw refused(`no key of ${issuer} fits`);
  };
  return {
    async viewer(token) {
      const { issuer, claims } = await verify(token, ANY_SERVICE, 'viewer');
      if (issuer !== GATEWAY) throw refused(`${issuer} must not sign viewers`);
      const { m, s, r, q } = claims as { m?: string; s?: string; r: Role[]; q?: Silence };
      if (!m) return visitor;
      const isSilenced = q !== undefined && q.until > clock.now().getTime();
      return { memberId: m, ...(s && { sessionId: s }), roles: r, ...(isSilenced && { silence: q }) };
    },
    async caller(token) {
      return (await verify(token, name, 'service')).issuer;
    },
  };
};

const refused = (reason: string) =>
  new DomainError('TRY_AGAIN', { reason: `call signature: ${reason}`, retryAfterMs: 1000 });

const issuerOf = (token: string): string => {
  try {
    const part = token.split('.')[1] ?? '';
    return String((JSON.parse(Buffer.from(part, 'base64url').toString()) as { iss?: unknown }).iss ?? '');
  } catch {
    return '';
  }
};
