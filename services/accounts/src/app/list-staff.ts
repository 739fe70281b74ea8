import type { Member } from '../domain/member.js';
import type { StaffStore } from './ports.js';

const MOST = 500;

/** The members with a role of staff, ordered by username. */
export const listStaff =
  ({ staff }: { readonly staff: StaffStore }) =>
  (): Promise<Member[]> =>
    staff.list(MOST);
