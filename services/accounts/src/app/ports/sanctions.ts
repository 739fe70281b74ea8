import type { Member } from '../../domain/member.js';
import type { ImportedDesk } from '../import-desk.js';
import type { Sanction, SanctionKind } from '../../domain/sanction.js';

/** Silences and bans. */
export interface SanctionStore {
  /** Locks the member until the end of the transaction; undefined for an unknown one. */
  lockMember(memberId: string): Promise<Member | undefined>;
  add(sanction: Sanction): Promise<void>;
  byId(id: string): Promise<Sanction | undefined>;
  byCase(caseId: string): Promise<Sanction | undefined>;
  /** The sanction with the latest end, among those of the kind that have not ended. */
  inForce(memberId: string, kind: SanctionKind): Promise<Sanction | undefined>;
  end(id: string, at: Date): Promise<void>;
  /** Ends the sanctions of the kind that would last beyond `until`. */
  endLonger(of: Pick<Sanction, 'memberId' | 'kind'>, until: Date, at: Date): Promise<void>;
  /** The last one first. */
  ofMember(memberId: string, limit: number): Promise<Sanction[]>;
  /** Sets or clears the mark of a ban. Raises the version; undefined for an unknown member. */
  setBanned(memberId: string, bannedAt: Date | undefined, at: Date): Promise<Member | undefined>;
}

/** Things of the desk for the demo. */
export interface DeskImports {
  /** Adds those that do not exist yet; returns their number. */
  add(desk: ImportedDesk): Promise<number>;
}

/** Members with roles of staff. */
export interface StaffStore {
  /** Locks the rows of all admins until the end of the transaction; returns their ids. */
  lockAdmins(): Promise<string[]>;
  /** Ordered by username. */
  list(limit: number): Promise<Member[]>;
}
