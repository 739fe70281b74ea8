import { badInput, checkName, checkText, cleanText, type FieldProblem } from '@seyir/kit';
import { networks, type GroupFields, type Networks } from '../domain/group.js';

/** Length limits in graphemes (product-rules, Text). */
const NAME = { min: 3, max: 60 };
const TAGLINE = { min: 0, max: 120 };
const DESCRIPTION = { min: 1, max: 2_000 };
const LONGEST_WEBSITE = 300;
const USERNAME = /^[\p{L}\p{N}_.-]{1,60}$/u;
/** `groups/u/{day}/{random}.webp`. */
const IMAGE = /^groups\/u\/\d{4}-\d{2}-\d{2}\/[0-9a-f-]{36}\.webp$/;

/** The typed fields; a picture that is not given stays unchanged. */
export interface NewGroupFields extends Omit<GroupFields, 'cover' | 'poster'> {
  readonly cover: string | undefined;
  readonly poster: string | undefined;
}

/** The fields as stored; pictures that are not given are those of `before`. BAD_INPUT with all problems. */
export const groupFieldsOf = (
  given: NewGroupFields,
  before: Pick<GroupFields, 'cover' | 'poster'>,
): GroupFields => {
  const fields = {
    name: cleanText(given.name).replace(/\s+/gu, ' '),
    tagline: cleanText(given.tagline).replace(/\s+/gu, ' '),
    website: given.website.trim(),
    description: cleanText(given.description),
    cover: given.cover ?? before.cover,
    poster: given.poster ?? before.poster,
  };
  const ofNetworks = Object.fromEntries(
    networks.map((network) => [network, given.networks[network].trim().replace(/^@/, '')]),
  ) as Record<keyof Networks, string>;
  const problems: Record<string, FieldProblem | undefined> = {
    name: checkName(fields.name, NAME),
    tagline: checkName(fields.tagline, TAGLINE),
    website: websiteProblem(fields.website),
    description: checkText(fields.description, DESCRIPTION),
    ...Object.fromEntries(
      networks.map((network) => [
        `networks.${network}`,
        ofNetworks[network] === '' || USERNAME.test(ofNetworks[network]) ? undefined : 'invalid',
      ]),
    ),
    cover: imageProblem(given.cover),
    poster: imageProblem(given.poster),
  };
  const found = Object.entries(problems).flatMap(([field, problem]) => (problem ? [[field, problem]] : []));
  if (found.length > 0) throw badInput(Object.fromEntries(found) as Record<string, FieldProblem>);
  return {
    ...fields,
    networks: ofNetworks,
    isPrivate: given.isPrivate,
    // If everybody could join, content for members only would be open to everybody.
    needsApproval: given.needsApproval || given.isPrivate,
  };
};

const imageProblem = (name: string | undefined): FieldProblem | undefined =>
  name === undefined || name === '' || IMAGE.test(name) ? undefined : 'invalid';

const websiteProblem = (website: string): FieldProblem | undefined => {
  if (website === '') return undefined;
  if (website.length > LONGEST_WEBSITE) return 'too_long';
  const url = URL.canParse(website) ? new URL(website) : undefined;
  const isPlain = url && ['http:', 'https:'].includes(url.protocol) && !url.username && !url.password;
  return isPlain && !/[\s\p{Cc}]/u.test(website) ? undefined : 'invalid';
};
