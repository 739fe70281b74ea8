/** White space and other variants that find the same account; `n` makes each login a new text. */
const spaces = [' ', '\t', '\u00a0', '\u2003', '\u3000', '\ufeff', '\u2009', '\u1680'];

/** @returns at most 254 characters */
export const spelled = (login: string, n: number): string => {
  const space = spaces[n % spaces.length] ?? ' ';
  const before = Math.floor(n / spaces.length) % 20;
  const after = Math.floor(n / (spaces.length * 20));
  const text = n % 3 === 0 ? login.toUpperCase().replaceAll('I', 'ı').replaceAll('ı', 'i') : login;
  return `${space.repeat(before)}${text}${space.repeat(after)}`.slice(0, 254);
};

/** Headers that a client may forge; `{address}` is replaced by an address. */
export const spoofed: Record<string, string>[] = [
  { 'x-forwarded-for': '{address}' },
  { 'x-forwarded-for': '{address}, 127.0.0.1' },
  { 'x-real-ip': '{address}' },
  { forwarded: 'for={address}' },
  { 'x-client-ip': '{address}' },
  { 'cf-connecting-ip': '{address}' },
  { 'true-client-ip': '{address}' },
];

/** An address of a documentation network. */
export const address = (n: number) => `203.0.113.${(n % 250) + 1}`;
