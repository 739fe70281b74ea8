/** The ports of the use cases, by subject. */
export type * from './ports/identity.js';
export type * from './ports/limits.js';
export type * from './ports/mails.js';
export type * from './ports/members.js';
export type * from './ports/provider.js';
export type * from './ports/registrations.js';
export type * from './ports/removal-requests.js';
export type * from './ports/restraints.js';
export type * from './ports/sanctions.js';
export type * from './ports/sessions.js';
export type * from './ports/transaction.js';
