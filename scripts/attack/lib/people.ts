import { randomUUID } from 'node:crypto';
import { callerOf, cookiesOf, send } from '../../site/caller.ts';
import { mailedPath, mailedPaths } from '../../lib/mails.ts';
import { documentOf } from '../../site/documents.ts';
import { submit } from './ask.ts';
import type { AttackedSite } from './attacked-site.ts';

const TAKEN = 'Bu değer kullanılıyor';

/** Creates members on a site whose mails can be read. */
export const openPeople = ({
  origin,
  data,
  mails,
  visitor,
}: Pick<AttackedSite, 'origin' | 'data' | 'mails' | 'visitor'>) => {
  /** The field with the answer to a bot check. A site that the attack started has none, and may count the question. */
  const botCheck = async (action: 'LOGIN' | 'REGISTER') =>
    data === undefined ? visitor.botCheck(action) : {};
  const password = () => `parola-${randomUUID()}`;
  const username = () => `s${randomUUID().replaceAll('-', '').slice(0, 12)}`;
  /** The token of the link in the mail that `cause` triggers. */
  const tokenOf = async (email: string, page: string, cause: () => Promise<unknown>) => {
    const before = mailedPaths(email, page, mails);
    await cause();
    return new URL(await mailedPath(email, page, mails, { before }), origin).searchParams.get('token') ?? '';
  };

  /** Sends a registration; returns its input. */
  const register = async (given: Partial<{ username: string; email: string; password: string }> = {}) => {
    const wanted = { username: username(), password: password(), ...given };
    const email = given.email ?? `${wanted.username}@posta.example`;
    const fields = {
      username: wanted.username,
      emailAddress: email,
      password: wanted.password,
      passwordAgain: wanted.password,
      ...(await botCheck('REGISTER')),
    };
    const answer = await submit(visitor, '/auth/register', fields);
    return { ...wanted, email, answer, taken: answer.text.includes(TAKEN) };
  };

  type Registered = Awaited<ReturnType<typeof register>>;

  return {
    botCheck,
    password,
    username,
    register,
    /** A registration and the token of its mail. */
    async apply(given: Parameters<typeof register>[0] = {}) {
      const name = given.username ?? username();
      const email = given.email ?? `${name}@posta.example`;
      let joined = undefined as Registered | undefined;
      const code = await tokenOf(email, '/etkinlestirme', async () => {
        joined = await register({ ...given, username: name, email });
      });
      if (!joined) throw new Error('the registration was not sent');
      return { ...joined, token: code };
    },
    /** A member with an activated registration. */
    async join(given?: Parameters<typeof register>[0]) {
      const joined = await this.apply(given);
      const activate = visitor.graphql(documentOf('Activate'), {
        // Sends the cookie of the registering browser, if the site has set one.
        input: { token: joined.token },
      });
      const cookie = cookiesOf(joined.answer);
      const response = await send({
        ...activate,
        headers: { ...activate.headers, ...(cookie && { cookie }) },
      });
      const body = await response.json();
      if (body.errors) throw new Error(`activation: ${JSON.stringify(body).slice(0, 200)}`);
      return { ...joined, caller: callerOf(origin, cookiesOf(response)) };
    },
    resetToken({ email }: { email: string }) {
      return tokenOf(email, '/sifre-degistir', async () =>
        submit(visitor, '/auth/forgot-password', { email, ...(await botCheck('LOGIN')) }),
      );
    },
  };
};

/** An activated member with an open session. */
export type Joined = Awaited<ReturnType<ReturnType<typeof openPeople>['join']>>;
