import { AccountsMailsAndTokens1763726400000 } from './1763726400000-accounts-mails-and-tokens.js';
import { AccountsProfile1763740000000 } from './1763740000000-accounts-profile.js';
import { AccountsProviders1763770000000 } from './1763770000000-accounts-providers.js';
import { AccountsTables1763720100000 } from './1763720100000-accounts-tables.js';
import { FoldedMarks1763760000000 } from './1763760000000-folded-marks.js';
import { MemberNames1763730000000 } from './1763730000000-member-names.js';
import { Registrations1763800000000 } from './1763800000000-registrations.js';
import { Restraints1764300000000 } from './1764300000000-restraints.js';
import { HandledContacts1766300100000 } from './1766300100000-handled-contacts.js';
import { Sanctions1766300000000 } from './1766300000000-sanctions.js';
import { StaffIndexes1767190200000 } from './1767190200000-staff-indexes.js';
import { SessionProvider1763790000000 } from './1763790000000-session-provider.js';
import { UnactivatedMembers1763795000000 } from './1763795000000-unactivated-members.js';
import { RemovalRequests1767300100000 } from './1767300100000-removal-requests.js';
import { OverlappingSanctions1767300200000 } from './1767300200000-overlapping-sanctions.js';
import { EndedMails1768000000000 } from './1768000000000-ended-mails.js';

/** In execution order. */
export const migrations = [
  AccountsTables1763720100000,
  AccountsMailsAndTokens1763726400000,
  MemberNames1763730000000,
  AccountsProfile1763740000000,
  FoldedMarks1763760000000,
  AccountsProviders1763770000000,
  SessionProvider1763790000000,
  UnactivatedMembers1763795000000,
  Registrations1763800000000,
  Restraints1764300000000,
  Sanctions1766300000000,
  HandledContacts1766300100000,
  StaffIndexes1767190200000,
  RemovalRequests1767300100000,
  OverlappingSanctions1767300200000,
  EndedMails1768000000000,
];
