import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT, type CryptoKey, type JWK, type JWTPayload } from 'jose';

const LOGOUT_EVENT = 'http://schemas.openid.net/event/backchannel-logout';

interface Key {
  readonly kid: string;
  readonly privateKey: CryptoKey;
  readonly jwk: JWK;
}

const newKey = async (): Promise<Key> => {
  const { privateKey, publicKey } = await generateKeyPair('RS256');
  const kid = randomUUID();
  return { kid, privateKey, jwk: { ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' } };
};

/** A person at the realm. */
export interface Resident {
  readonly sub: string;
  readonly preferred_username: string;
  readonly email: string;
  readonly email_verified: boolean;
  readonly realm_access: { readonly roles: readonly string[] };
}

export const resident = (n: number, over: Partial<Resident> = {}): Resident => ({
  sub: randomUUID(),
  preferred_username: `yeni.${n}`,
  email: `yeni${n}@posta.example`,
  email_verified: true,
  realm_access: { roles: ['default-roles-seyir'] },
  ...over,
});

/**
 * A realm with Keycloak's protocol (deploy/keycloak), without its pages. `down` makes it answer 503, `silent` makes it not
 * answer.
 */
export const startRealm = async () => {
  let key = await newKey();
  let down = false;
  let silent = false;
  let asked = 0;
  const server = createServer((_request, response) => {
    asked++;
    if (silent) return;
    response
      .writeHead(down ? 503 : 200, { 'content-type': 'application/json' })
      .end(JSON.stringify({ keys: [key.jwk] }));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const issuer = `${url}/realms/seyir`;
  const now = () => Math.floor(Date.now() / 1000);

  const sign = (claims: JWTPayload, with_: Key = key): Promise<string> =>
    new SignJWT({ iss: issuer, iat: now(), exp: now() + 60, jti: randomUUID(), ...claims })
      .setProtectedHeader({ alg: 'RS256', typ: 'JWT', kid: with_.kid })
      .sign(with_.privateKey);

  return {
    config: { url, realm: 'seyir', clientId: 'seyir-web' },
    issuer,
    sign,
    now,
    get asked() {
      return asked;
    },
    set down(value: boolean) {
      down = value;
    },
    set silent(value: boolean) {
      silent = value;
    },
    /** An unknown key. */
    stranger: newKey,
    async rotate() {
      key = await newKey();
    },
    ticket: (person: Resident, sid: string, over: JWTPayload = {}, with_?: Key) =>
      sign({ ...person, sid, typ: 'Bearer', azp: 'seyir-web', aud: 'seyir-gateway', ...over }, with_),
    idToken: ({ sub }: Resident, sid: string, over: JWTPayload = {}) =>
      sign({ sub, sid, typ: 'ID', azp: 'seyir-web', aud: 'seyir-web', ...over }),
    logoutToken: (claims: JWTPayload, with_?: Key) =>
      sign({ typ: 'Logout', aud: 'seyir-web', events: { [LOGOUT_EVENT]: {} }, ...claims }, with_),
    close: () => new Promise((done) => server.close(done)),
  };
};

export type Realm = Awaited<ReturnType<typeof startRealm>>;
