import type { Mail } from '@seyir/kit';

/** A mail as the console tells of it: whom it goes to, its subject and its links. */
export const mailLine = ({ to, subject, text }: Pick<Mail, 'to' | 'subject' | 'text'>): string => {
  const links = text.match(/https?:\/\/\S+/g) ?? [];
  return [`Mail to ${to}: ${subject}`, ...links.map((link) => `    ${link}`)].join('\n');
};
