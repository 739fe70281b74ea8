import { ContactMessageRow, MailRow, TokenRow } from './mail.js';
import { MemberRow, PasswordRow } from './member.js';
import { ProviderLinkRow, ProviderMarkRow } from './provider.js';
import { RegistrationLinkRow, RegistrationRow } from './registration.js';
import { RemovalRequestLinkRow, RemovalRequestRow } from './removal-request.js';
import { MutedWordsRow, RestraintRow } from './restraint.js';
import { SanctionRow } from './sanction.js';
import { SessionRow } from './session.js';

/** The entities of all tables of accounts. */
export const entities = [
  MemberRow,
  PasswordRow,
  SessionRow,
  ProviderLinkRow,
  ProviderMarkRow,
  RegistrationRow,
  RegistrationLinkRow,
  MailRow,
  TokenRow,
  ContactMessageRow,
  RestraintRow,
  MutedWordsRow,
  SanctionRow,
  RemovalRequestRow,
  RemovalRequestLinkRow,
];
