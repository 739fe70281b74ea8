import { randomUUID } from 'node:crypto';
import { callerOf, cookiesOf, send } from '../../lib/caller.mjs';
import { mailedPath, mailedPaths } from '../../lib/mails.mjs';
import { pageDocuments } from '../../lib/page-documents.mjs';
import { submit } from './ask.mjs';

const TAKEN = 'Bu değer kullanılıyor';

/**
 * New members of a site whose mails can be read.
 * @param {Pick<import('./attacked-site.mjs').AttackedSite, 'origin' | 'mails' | 'visitor'>} site
 */
export const openPeople = ({ origin, mails, visitor }) => {
  const password = () => `parola-${randomUUID()}`;
  const username = () => `s${randomUUID().replaceAll('-', '').slice(0, 12)}`;
  /** The token of a link that is mailed because of `cause`. @param {string} email @param {string} page @param {() => Promise<unknown>} cause */
  const tokenOf = async (email, page, cause) => {
    const before = mailedPaths(email, page, mails);
    await cause();
    return new URL(await mailedPath(email, page, mails, { before }), origin).searchParams.get('token') ?? '';
  };

  /** Sends a registration; answers what was typed. @param {Partial<{ username: string, email: string, password: string }>} [given] */
  const register = async (given = {}) => {
    const wanted = { username: username(), password: password(), ...given };
    const email = given.email ?? `${wanted.username}@posta.example`;
    const fields = {
      username: wanted.username,
      emailAddress: email,
      password: wanted.password,
      passwordAgain: wanted.password,
    };
    const answer = await submit(visitor, '/auth/register', fields);
    return { ...wanted, email, answer, taken: answer.text.includes(TAKEN) };
  };

  return {
    password,
    username,
    register,
    /** A registration and the token of its mail. @param {Parameters<typeof register>[0]} [given] */
    async apply(given = {}) {
      const name = given.username ?? username();
      const email = given.email ?? `${name}@posta.example`;
      let joined = await Promise.resolve(
        /** @type {Awaited<ReturnType<typeof register>> | undefined} */ (undefined),
      );
      const code = await tokenOf(email, '/etkinlestirme', async () => {
        joined = await register({ ...given, username: name, email });
      });
      return { .../** @type {Awaited<ReturnType<typeof register>>} */ (joined), token: code };
    },
    /** A member whose registration is activated. @param {Parameters<typeof register>[0]} [given] */
    async join(given) {
      const joined = await this.apply(given);
      const activate = visitor.graphql(pageDocuments.get('Activate') ?? '', {
        // From the browser that registered: its cookie says so, where the site gives one.
        input: { token: joined.token },
      });
      const cookie = cookiesOf(/** @type {any} */ ({ headers: joined.answer.headers }));
      const response = await send({
        ...activate,
        headers: { ...activate.headers, ...(cookie && { cookie }) },
      });
      const body = await response.json();
      if (body.errors) throw new Error(`activation: ${JSON.stringify(body).slice(0, 200)}`);
      return { ...joined, caller: callerOf(origin, cookiesOf(response)) };
    },
    /** @param {{ email: string }} member */
    resetToken({ email }) {
      return tokenOf(email, '/sifre-degistir', () => submit(visitor, '/auth/forgot-password', { email }));
    },
  };
};
