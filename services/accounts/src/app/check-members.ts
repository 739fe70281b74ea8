import { badInput, checkName, checkText, isId, type FieldProblem } from '@seyir/kit';
import { isEmail, isUsername } from '../domain/names.js';
import { passwordLength } from '../domain/passwords.js';
import type { NewMember } from './ports.js';

const MAX_BATCH = 500;

export interface ImportedMember extends NewMember {
  /** Empty: no sign-in by password. */
  readonly password: string;
}

const invalidUnless = (good: boolean): FieldProblem | undefined => (good ? undefined : 'invalid');

const problemsOf = (member: ImportedMember): Record<string, FieldProblem | undefined> => ({
  id: invalidUnless(isId(member.id)),
  username: invalidUnless(isUsername(member.username)),
  name: checkName(member.name, { min: 1, max: 50 }),
  email: invalidUnless(member.email === undefined || isEmail(member.email)),
  password: member.password === '' ? undefined : passwordLength(member.password),
  avatar: checkText(member.avatar, { min: 0, max: 200 }),
  about: checkText(member.about, { min: 0, max: 500 }),
  country: checkText(member.country, { min: 0, max: 60 }),
});

/** BAD_INPUT with the fields of the first invalid member as `members.{index}.{field}`. */
export const checkMembers = (members: readonly ImportedMember[]): void => {
  if (members.length > MAX_BATCH) throw badInput({ members: 'too_long' });
  if (new Set(members.map((m) => m.id)).size < members.length) throw badInput({ members: 'invalid' });
  members.forEach((member, index) => {
    const problems = Object.entries(problemsOf(member)).flatMap(([field, problem]) =>
      problem ? [[`members.${index}.${field}`, problem] as const] : [],
    );
    if (problems.length > 0) throw badInput(Object.fromEntries(problems));
  });
};
