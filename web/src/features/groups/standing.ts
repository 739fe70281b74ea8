import type { GroupRole, GroupStanding } from '../../generated/types.js';

export const manages = (standing: GroupStanding): boolean => standing === 'OWNER' || standing === 'MANAGER';

export const isInside = (standing: GroupStanding): standing is GroupRole =>
  standing === 'MEMBER' || manages(standing);
