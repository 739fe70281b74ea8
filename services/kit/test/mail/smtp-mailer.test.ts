import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { smtpMailer, type SmtpConfig } from '../../src/mail/smtp-mailer.js';
import { describeMailer, type ArrivedMail } from '../contracts/mailer.contract.js';
import { parseMail } from '../contracts/parse-mail.js';

const user = 'seyir';
const password = 'a:password/with@signs';

/** A server that accepts mails only from `user`. */
async function startServer(options: SMTPServerOptions = {}) {
  const arrived: ArrivedMail[] = [];
  const server = new SMTPServer({
    authOptional: false,
    allowInsecureAuth: true,
    logger: false,
    onAuth: (auth, _session, done) =>
      auth.username === user && auth.password === password
        ? done(null, { user })
        : done(new Error('who are you?')),
    onData: (stream, _session, done) => {
      void buffer(stream).then((bytes) => {
        arrived.push(parseMail(bytes.toString('latin1')));
        done();
      });
    },
    ...options,
  });
  // The client gets the error too.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    arrived,
    url: `smtp://${user}:${encodeURIComponent(password)}@127.0.0.1:${port}`,
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}

const mail = { messageId: 'm-1', to: 'ayse@example.com', subject: 'Selam', text: 'x' };

describe('on a server without TLS', () => {
  let server: Awaited<ReturnType<typeof startServer>>;
  beforeAll(async () => {
    server = await startServer({ disabledCommands: ['STARTTLS'] });
  });
  afterAll(() => server.close());

  describeMailer('SMTP', async () => {
    server.arrived.length = 0;
    return {
      mailer: smtpMailer({ url: server.url, from: 'seyir@example.com' }),
      arrived: async () => server.arrived,
    };
  });

  test('refuses to send if TLS is required', async () => {
    server.arrived.length = 0;
    const mailer = smtpMailer({ url: server.url, from: 'seyir@example.com', requireTls: true });
    await expect(mailer.send(mail)).rejects.toMatchObject({ code: 'TRY_AGAIN' });
    expect(server.arrived).toEqual([]);
    await mailer.close();
  });
});

describe('a server that', () => {
  let server: Awaited<ReturnType<typeof startServer>> | undefined;
  afterEach(() => server?.close());

  const sending = async (options: SMTPServerOptions, config: Partial<SmtpConfig> = {}) => {
    server = await startServer(options);
    const mailer = smtpMailer({ url: server.url, from: 'seyir@example.com', ...config });
    try {
      return await mailer.send(mail);
    } finally {
      await mailer.close();
    }
  };
  const plain = { disabledCommands: ['STARTTLS'] };
  const refusing = (responseCode: number): SMTPServerOptions => ({
    ...plain,
    onRcptTo: (_address, _session, done) => done(Object.assign(new Error('no'), { responseCode })),
  });

  test('has no such mailbox: BAD_INPUT, since no retry would help', async () => {
    await expect(sending(refusing(550))).rejects.toMatchObject({
      code: 'BAD_INPUT',
      details: { fields: { to: 'invalid' } },
    });
  });

  test('is busy with the mailbox: TRY_AGAIN', async () => {
    await expect(sending(refusing(451))).rejects.toMatchObject({ code: 'TRY_AGAIN' });
  });

  test('has another password: TRY_AGAIN, and no password in the error', async () => {
    const error: unknown = await sending({
      ...plain,
      onAuth: (_auth, _session, done) => done(new Error('no')),
    }).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ code: 'TRY_AGAIN' });
    expect(JSON.stringify(error)).not.toContain(password);
  });

  test('has an untrusted certificate: TRY_AGAIN', async () => {
    // The server has a self-signed certificate.
    await expect(sending({})).rejects.toMatchObject({ code: 'TRY_AGAIN' });
  });

  test('is down: TRY_AGAIN', async () => {
    const { url, close } = await startServer(plain);
    await close();
    const mailer = smtpMailer({ url, from: 'seyir@example.com' });
    await expect(mailer.send(mail)).rejects.toMatchObject({ code: 'TRY_AGAIN' });
    await mailer.close();
  });
});
