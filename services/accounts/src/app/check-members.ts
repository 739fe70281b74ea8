import { badInput, type FieldProblem } from '@seyir/kit';
import { isEmail, isUsername } from '../domain/names.js';
import { graphemes } from '../domain/text.js';
import type { ImportedMember } from './import-members.js';
import { isId } from './ids.js';

const MAX_BATCH = 500;
const MIN_PASSWORD = 8;
const MAX_PASSWORD = 1_024;

const length = (text: string, max: number, min = 0): FieldProblem | undefined => {
  const count = graphemes(text);
  return count < min ? (count === 0 ? 'required' : 'too_short') : count > max ? 'too_long' : undefined;
};

const invalidUnless = (good: boolean): FieldProblem | undefined => (good ? undefined : 'invalid');

const problemsOf = (member: ImportedMember): Record<string, FieldProblem | undefined> => ({
  id: invalidUnless(isId(member.id)),
  username: invalidUnless(isUsername(member.username)),
  name: length(member.name, 50, 1),
  email: invalidUnless(member.email === undefined || isEmail(member.email)),
  password: member.password === '' ? undefined : length(member.password, MAX_PASSWORD, MIN_PASSWORD),
  avatar: length(member.avatar, 200),
  about: length(member.about, 500),
  country: length(member.country, 60),
});

/** BAD_INPUT names the first faulty member's fields as `members.{index}.{field}`. */
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
