import { foldKey } from '@seyir/kit';

const LONGEST = 60;

/** The key by which a group's name must be unique: folded, with single spaces. */
export const nameKey = (name: string): string => foldKey(name).replace(/\s+/gu, ' ').trim();

/** The path segment of a name. It contains a letter, so that it never looks like a page number. */
export const slugOf = (name: string): string => {
  const slug = nameKey(name)
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST)
    .replace(/^-+|-+$/g, '');
  return /[a-z]/.test(slug) ? slug : ['grup', slug].filter(Boolean).join('-');
};
