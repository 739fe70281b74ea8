import type { Mail } from '@seyir/kit';

/** One console line about a mail: its recipient, subject and links. */
export const mailLine = ({ to, subject, text }: Pick<Mail, 'to' | 'subject' | 'text'>): string => {
  const links = text.match(/https?:\/\/\S+/g) ?? [];
  return [`Mail to ${to}: ${subject}`, ...links.map((link) => `    ${link}`)].join('\n');
};
