import type { Mail, Mailer } from '@seyir/kit';

/** A mailer that stores its mails; `refuse` makes the next sends fail, `loseAnswers` lets them arrive and fails then. */
export const post = () => {
  const sent: Mail[] = [];
  let failing = 0;
  let failure = new Error('the mail server does not answer');
  let losing = 0;
  const mailer: Mailer = {
    send(mail) {
      if (failing > 0) {
        failing -= 1;
        return Promise.reject(failure);
      }
      sent.push(mail);
      if (losing > 0) {
        losing -= 1;
        return Promise.reject(new Error('the answer of the mail server is lost'));
      }
      return Promise.resolve();
    },
    close: () => Promise.resolve(),
  };
  const to = (address: string) => sent.filter((mail) => mail.to === address);
  const until = async <T>(look: () => T | undefined | Promise<T | undefined>): Promise<T> => {
    for (const end = Date.now() + 10_000; Date.now() < end;) {
      const found = await look();
      if (found !== undefined) return found;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    throw new Error('it did not come to that within 10 s');
  };
  return {
    mailer,
    sent,
    to,
    until,
    refuse: (times: number, error = new Error('the mail server does not answer')) => {
      failing = times;
      failure = error;
    },
    loseAnswers: (times: number) => void (losing = times),
    /** The `n`-th mail to an address, when it arrives. */
    mail: (address: string, n = 1) => until(() => to(address)[n - 1]),
  };
};

/** The token in a mail's link. */
export const tokenOf = ({ text }: Mail): string => /token=([\w-]+)/.exec(text)?.[1] ?? '';
