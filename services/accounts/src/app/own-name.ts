import { DomainError, type FieldProblem } from '@seyir/kit';
import type { GrantedRole } from '../domain/member.js';
import { looksLikeStaff } from '../domain/staff-names.js';

/** NAME_RESERVED by field for names that look like staff, unless the member is staff (product-rules, Names). */
export const assertOwnName = (
  names: Readonly<Record<string, string>>,
  roles: readonly GrantedRole[] = [],
): void => {
  const fields = Object.entries(names).flatMap(([field, name]): [string, FieldProblem][] =>
    looksLikeStaff(name) ? [[field, 'reserved']] : [],
  );
  if (roles.length === 0 && fields.length > 0)
    throw new DomainError('NAME_RESERVED', { fields: Object.fromEntries(fields) });
};
