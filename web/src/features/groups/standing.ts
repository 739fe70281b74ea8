import type { GroupStanding } from '../../generated/types.js';

export const manages = (standing: GroupStanding): boolean => standing === 'OWNER' || standing === 'MANAGER';

export const isInside = (standing: GroupStanding): boolean => standing === 'MEMBER' || manages(standing);
