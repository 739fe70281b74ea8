import type { Json } from '../../lib/json.ts';

interface KeycloakUser {
  username: string;
  email: string;
  password: string;
  /** of the realm */
  roles?: string[];
}

/**
 * Administration of the realm, for tests and for a stack that moves; the site itself never uses it.
 * @param url of the server
 * @param password of the user `admin`
 */
export function adminOf(url: string, realm: string, password: string) {
  const token = async () => {
    const answer = await fetch(`${url}/realms/master/protocol/openid-connect/token`, {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'password',
        client_id: 'admin-cli',
        username: 'admin',
        password,
      }),
    });
    if (!answer.ok) throw new Error(`Keycloak refused its administrator: ${answer.status}`);
    return ((await answer.json()) as { access_token: string }).access_token;
  };

  /** @param path below the realm */
  const call = async (method: string, path: string, body?: unknown) => {
    const answer = await fetch(`${url}/admin/realms/${realm}${path}`, {
      method,
      headers: { authorization: `Bearer ${await token()}`, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!answer.ok)
      throw new Error(`Keycloak: ${method} ${path} is ${answer.status}: ${await answer.text()}`);
    return answer;
  };

  const get = async (path: string): Promise<Json> => (await call('GET', path)).json();

  return {
    /** The site's address in the realm. */
    async origin(): Promise<string> {
      const [client] = await get('/clients?clientId=seyir-web');
      return client.rootUrl;
    },

    /** @param origin of the site */
    async setOrigin(origin: string) {
      const [client] = await get('/clients?clientId=seyir-web');
      if (client.rootUrl === origin) return;
      const moved = JSON.parse(JSON.stringify(client).replaceAll(client.rootUrl, origin));
      await call('PUT', `/clients/${client.id}`, moved);
    },

    /** Adds a user with a confirmed address. @returns the subject */
    async addUser({ username, email, password: secret, roles = [] }: KeycloakUser): Promise<string> {
      const credentials = [{ type: 'password', value: secret, temporary: false }];
      const { headers } = await call('POST', '/users', {
        username,
        email,
        credentials,
        enabled: true,
        emailVerified: true,
      });
      const id = headers.get('location')?.split('/').at(-1) ?? '';
      if (roles.length > 0) await this.grant(id, roles);
      return id;
    },

    /** Makes the realm mail a user the link that confirms an address. */
    async mailLink(subject: string) {
      await call('PUT', `/users/${subject}/send-verify-email`);
    },

    async grant(subject: string, names: string[]) {
      const roles = await Promise.all(names.map((name) => get(`/roles/${name}`)));
      await call('POST', `/users/${subject}/role-mappings/realm`, roles);
    },

    /** Signs a user out everywhere. */
    async signOut(subject: string) {
      await call('POST', `/users/${subject}/logout`);
    },
  };
}
