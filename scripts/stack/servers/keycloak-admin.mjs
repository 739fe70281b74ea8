/**
 * @typedef {object} KeycloakUser
 * @property {string} username
 * @property {string} email
 * @property {string} password
 * @property {string[]} [roles] of the realm
 */

/**
 * The realm's administration, for tests and for a stack that moves: the site itself never asks it.
 * @param {string} url of the server
 * @param {string} realm
 * @param {string} password of the user `admin`
 */
export function adminOf(url, realm, password) {
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
    return /** @type {{ access_token: string }} */ (await answer.json()).access_token;
  };

  /**
   * @param {string} method
   * @param {string} path below the realm
   * @param {unknown} [body]
   */
  const call = async (method, path, body) => {
    const answer = await fetch(`${url}/admin/realms/${realm}${path}`, {
      method,
      headers: { authorization: `Bearer ${await token()}`, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!answer.ok)
      throw new Error(`Keycloak: ${method} ${path} is ${answer.status}: ${await answer.text()}`);
    return answer;
  };

  /** @param {string} path @returns {Promise<any>} */
  const get = async (path) => (await call('GET', path)).json();

  return {
    /** Where the site is that one signs in to. @returns {Promise<string>} */
    async origin() {
      const [client] = await get('/clients?clientId=seyir-web');
      return client.rootUrl;
    },

    /** @param {string} origin of the site */
    async setOrigin(origin) {
      const [client] = await get('/clients?clientId=seyir-web');
      if (client.rootUrl === origin) return;
      const moved = JSON.parse(JSON.stringify(client).replaceAll(client.rootUrl, origin));
      await call('PUT', `/clients/${client.id}`, moved);
    },

    /** Adds a user whose address is confirmed. @param {KeycloakUser} user @returns {Promise<string>} the subject */
    async addUser({ username, email, password: secret, roles = [] }) {
      const credentials = [{ type: 'password', value: secret, temporary: false }];
      const { headers } = await call('POST', '/users', {
        ...{ username, email, credentials },
        ...{ enabled: true, emailVerified: true },
      });
      const id = headers.get('location')?.split('/').at(-1) ?? '';
      if (roles.length > 0) await this.grant(id, roles);
      return id;
    },

    /** Has the realm mail a user the link that confirms an address. @param {string} subject */
    async mailLink(subject) {
      await call('PUT', `/users/${subject}/send-verify-email`);
    },

    /** @param {string} subject @param {string[]} names */
    async grant(subject, names) {
      const roles = await Promise.all(names.map((name) => get(`/roles/${name}`)));
      await call('POST', `/users/${subject}/role-mappings/realm`, roles);
    },

    /** Signs a user out everywhere. @param {string} subject */
    async signOut(subject) {
      await call('POST', `/users/${subject}/logout`);
    },
  };
}
