import { AccountsMailsAndTokens1763726400000 } from './accounts-mails-and-tokens-1763726400000.js';
import { AccountsProfile1763740000000 } from './accounts-profile-1763740000000.js';
import { AccountsProviders1763770000000 } from './accounts-providers-1763770000000.js';
import { AccountsTables1763720100000 } from './accounts-tables-1763720100000.js';
import { FoldedMarks1763760000000 } from './folded-marks-1763760000000.js';
import { MemberNames1763730000000 } from './member-names-1763730000000.js';
import { Registrations1763800000000 } from './registrations-1763800000000.js';
import { SessionProvider1763790000000 } from './session-provider-1763790000000.js';
import { UnactivatedMembers1763795000000 } from './unactivated-members-1763795000000.js';

/** In the order in which they run. */
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
];
