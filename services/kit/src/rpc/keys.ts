import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { importPKCS8, importSPKI, jwtVerify, SignJWT } from 'jose';
import { LRUCache } from 'lru-cache';
import { DomainError } from '../errors/index.js';
import { systemClock } from '../platform/system-clock.js';
import type { Clock } from '../ports/clock.js';
import { visitor, type Role, type Viewer } from './call.js';

const LIFETIME_SECONDS = 60;
const RENEW_MS = 30_000;
const GATEWAY = 'gateway';
const ANY_SERVICE = 'seyir';

/** Signs what a process says about viewers (gateway) or itself (services), with Ed25519. */
export interface Signer {
  /** Signed once per session and 30 s. Only the gateway's signatures on viewers are taken. */
  viewer(viewer: Viewer): Promise<string>;
  /** Says "I am `name`" to one audience. */
  self(audience: string): Promise<string>;
}

/**
 * Checks what others have signed. Rejects with TRY_AGAIN for what is forged, without an end, expired or meant for
 * another: a clock or key that is off must not tell members that they are signed out.
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

/** Whether a text is what `createSigner` takes: an Ed25519 private key as PKCS#8 PEM. */
export const isSigningKey = (pem: string): boolean =>
  pem.startsWith('-----BEGIN PRIVATE KEY-----') && isEd25519(() => createPrivateKey(pem));

/** Whether a text is what `createVerifier` takes: an Ed25519 public key as SPKI PEM. */
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
 * @param name the process's own name: its issuer, which verifiers find its public key by.
 * @param clock the one that verifiers judge by, too. It also says how old a kept signature is: after the clock was set,
 *   forward or back, the next call is signed anew.
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
    viewer: ({ memberId, sessionId, roles }) =>
      sign(`v:${sessionId ?? ''}:${memberId ?? ''}:${roles.join(',')}`, ANY_SERVICE, {
        typ: 'viewer',
        m: memberId,
        s: sessionId,
        r: roles,
      }),
    self: (audience) => sign(`s:${audience}`, audience, { typ: 'service' }),
  };
};

/**
 * @param name the verifying service: the audience that callers must have meant.
 * @param publicKeys SPKI PEM by issuer; several while a key is being replaced.
 * @param clock judges whether a signature has expired.
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
          ...{ issuer, audience, clockTolerance: 5, currentDate },
          requiredClaims: ['exp'],
        });
        if (payload['typ'] !== typ) break;
        const result = { issuer, claims: payload, until: (payload.exp ?? 0) * 1000 };
        verified.set(`${typ}:${token}`, result);
        return result;
      } catch (cause) {
        // Another key of the same issuer may fit while one is being replaced.
        if (cause instanceof Error && !/signature/i.test(cause.message)) throw refused(cause.message);
      }
    }
    throw refused(`no key of ${issuer} fits`);
  };
  return {
    async viewer(token) {
      const { issuer, claims } = await verify(token, ANY_SERVICE, 'viewer');
      if (issuer !== GATEWAY) throw refused(`${issuer} must not sign viewers`);
      const { m, s, r } = claims as { m?: string; s?: string; r: Role[] };
      return m ? { memberId: m, ...(s && { sessionId: s }), roles: r } : visitor;
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
