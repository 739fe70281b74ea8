import { problems, startAccounts, unlimited, type Running } from './fixtures.js';
import { post, tokenOf } from './post.js';

export const password = 'sekiz harften uzun bir parola';
const many = { max: 1_000, windowMs: 60_000 };

export const address = (name: string): string => `${name}@posta.example`;

/** The steps of a registration, on an accounts service that `start` starts: without limits, and with a mailer that keeps its mails. */
export const joiningSteps = () => {
  const letters = post();
  let running: Running;
  const join = (name: string, over: object = {}) =>
    running.visitor.register({ username: name, email: address(name), password, ...over });
  return {
    letters,
    join,
    async start(): Promise<Running> {
      running = await startAccounts(
        { login: unlimited, joining: { register: many, mail: many }, origin: () => 'https://seyir.example' },
        { mailer: letters.mailer },
      );
      return running;
    },
    signIn: (login: string, secret = password) => running.visitor.signIn({ login, password: secret }),
    /** An activated member. */
    async joined(name: string): Promise<void> {
      const { browser } = await join(name);
      await running.visitor.activate({ token: tokenOf(await letters.mail(address(name))), browser });
    },
    /** The result of an activation. */
    activation: (token: string, over: { browser?: string; password?: string; address?: string } = {}) =>
      problems(running.visitor.activate({ token, browser: '', address: '192.0.2.1', ...over })),
    async resetToken(name: string): Promise<string> {
      const before = letters.to(address(name)).length;
      await running.visitor.requestPasswordReset({ email: address(name) });
      return tokenOf(await letters.mail(address(name), before + 1));
    },
  };
};
