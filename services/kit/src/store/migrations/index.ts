import { KitTables1700000000000 } from './1700000000000-kit-tables.js';
import { ParkedHeads1764000000000 } from './1764000000000-parked-heads.js';
import { Tasks1764000100000 } from './1764000100000-tasks.js';
import { InboxDays1764000150000 } from './1764000150000-inbox-days.js';
import { ProjectionEpochs1764000160000 } from './1764000160000-projection-epochs.js';
import { Audit1764000170000 } from './1764000170000-audit.js';
import { GoneMembers1764000180000 } from './1764000180000-gone-members.js';
import { ErasureLedger1764000190000 } from './1764000190000-erasure-ledger.js';
import { AuditByOperation1768100200000 } from './1768100200000-audit-by-operation.js';

/** The migrations in the order of execution. */
export const kitMigrations = [
  KitTables1700000000000,
  ParkedHeads1764000000000,
  Tasks1764000100000,
  InboxDays1764000150000,
  ProjectionEpochs1764000160000,
  Audit1764000170000,
  GoneMembers1764000180000,
  ErasureLedger1764000190000,
  AuditByOperation1768100200000,
];
