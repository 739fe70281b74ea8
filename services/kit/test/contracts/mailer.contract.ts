import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { Mail, Mailer } from '../../src/ports/mailer.js';

/** A mail as it arrived, parsed by an independent parser. */
export interface ArrivedMail {
  readonly headers: ReadonlyMap<string, string>;
  readonly bodies: readonly { readonly type: string; readonly text: string }[];
}

export interface MailerUnderTest {
  readonly mailer: Mailer;
  arrived(): Promise<readonly ArrivedMail[]>;
}

/** The contract of every Mailer. */
export function describeMailer(name: string, factory: () => Promise<MailerUnderTest>): void {
  describe(`Mailer: ${name}`, () => {
    let under: MailerUnderTest;
    beforeEach(async () => {
      under = await factory();
    });
    afterEach(() => under.mailer.close());

    const mail = (over: Partial<Mail> = {}): Mail => ({
      messageId: 'activation-0199',
      to: 'ayse@example.com',
      subject: 'Hesabını etkinleştir: şğüöçıİ',
      text: `Merhaba Ayşe,\n\n${'Bağlantıya tıkla. '.repeat(30)}\nhttps://seyir.example/etkinlestir?token=abc=def\n`,
      ...over,
    });
    const only = async () => {
      const all = await under.arrived();
      expect(all).toHaveLength(1);
      return all[0]!;
    };

    test('Turkish text arrives unchanged', async () => {
      await under.mailer.send(mail());
      const { headers, bodies } = await only();
      expect(headers.get('subject')).toBe(mail().subject);
      expect(headers.get('to')).toBe('ayse@example.com');
      expect(headers.get('message-id')).toContain('activation-0199');
      expect(headers.get('date')).toBeDefined();
      expect(bodies).toEqual([{ type: 'text/plain', text: mail().text }]);
    });

    test('a mail with HTML arrives with both parts', async () => {
      await under.mailer.send(mail({ html: '<p>Merhaba Ayşe</p>' }));
      const { bodies } = await only();
      expect(bodies.map(({ type }) => type)).toEqual(['text/plain', 'text/html']);
      expect(bodies[1]!.text.trim()).toBe('<p>Merhaba Ayşe</p>');
    });

    test('a mail that is sent twice has the same message id', async () => {
      await under.mailer.send(mail());
      await under.mailer.send(mail());
      const ids = (await under.arrived()).map(({ headers }) => headers.get('message-id'));
      expect(new Set(ids).size).toBe(1);
    });

    test('text never becomes a header', async () => {
      await under.mailer.send(
        mail({
          messageId: 'x>\r\nBcc: eve@example.com',
          subject: 'Selam\r\nBcc: eve@example.com\r\n\r\nbody',
        }),
      );
      const { headers } = await only();
      expect([...headers.keys()]).not.toContain('bcc');
    });

    test.each([
      'ayse@example.com, eve@example.com',
      'Ayşe <ayse@example.com>',
      'ayse@example.com\r\nBcc: eve@example.com',
      'ayse',
      '',
      '@example.com',
      'a@b@c',
    ])('refuses the address %j', async (to) => {
      await expect(under.mailer.send(mail({ to }))).rejects.toMatchObject({ code: 'BAD_INPUT' });
      expect(await under.arrived()).toHaveLength(0);
    });
  });
}
