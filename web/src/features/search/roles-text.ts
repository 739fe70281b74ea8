import { upperTr } from '../../lib/turkish.js';

/** Roles as one text that starts with a capital letter. */
export const rolesText = (roles: readonly string[]): string => {
  const text = roles.join(', ');
  return upperTr(text.slice(0, 1)) + text.slice(1);
};
