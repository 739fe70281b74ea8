import { randomUUID } from 'node:crypto';
import { callerOf, cookiesOf, send } from '../../lib/caller.mjs';
import { mailedPath } from '../../lib/mails.mjs';
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
  /** @param {string} email @param {string} page */
  const token = async (email, page) =>
    new URL(await mailedPath(email, page, mails), origin).searchParams.get('token') ?? '';

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
    token,
    register,
    /** A member whose registration is activated. @param {Parameters<typeof register>[0]} [given] */
    async join(given) {
      const joined = await register(given);
      const code = await token(joined.email, '/etkinlestirme');
      const activate = visitor.graphql(pageDocuments.get('Activate') ?? '', {
        // From the browser that registered: its cookie says so, where the site gives one.
        input: { token: code },
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
    async resetToken({ email }) {
      await submit(visitor, '/auth/forgot-password', { email });
      return token(email, '/sifre-degistir');
    },
  };
};
