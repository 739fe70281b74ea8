const CALLS = [
  'all',
  'address',
  'writing',
  'signIn',
  'joining',
  'toggling',
  'searching',
  'uploads',
  'positions',
  'adverts',
  'rendering',
  'missing',
  'entries',
  'messages',
];
const AT_ONCE = ['openRequests', 'renders', 'sockets', 'sessionSockets'];
const ACCOUNTS = [
  'LOGIN_FAILURES_PER_ADDRESS_MINUTE',
  'LOGIN_FAILURES_PER_ADDRESS_HOUR',
  'REGISTRATIONS_PER_ADDRESS_HALF_HOUR',
  'LINK_MAILS_PER_EMAIL_HALF_HOUR',
  'CONTACTS_PER_HOUR',
];

/** Settings without rate limits, for measurements, faults and attacks. */
export const unlimited = {
  LIMITS: JSON.stringify({
    ...Object.fromEntries(CALLS.map((name) => [name, [{ max: 1e9, windowMs: 60_000 }]])),
    ...Object.fromEntries(AT_ONCE.map((name) => [name, { atOnce: 1e9 }])),
  }),
  ...Object.fromEntries(ACCOUNTS.map((name) => [name, '1000000000'])),
};
