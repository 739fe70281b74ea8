import { createHash } from 'node:crypto';
import { readChange } from '@seyir/proto';
import { partsOf, sourceOf } from '../live/watch.js';

/** Header with the tags of a page, for caches that remove pages by tag. */
export const PAGE_TAGS = 'surrogate-key';

/** On every page that a cache may keep. */
export const EVERY_PAGE = 'seyir';

/** Short, because a page has many. The sources themselves contain ids and stay inside. */
const tagOf = (name: string): string => createHash('sha256').update(name).digest('base64url').slice(0, 12);

/** On each page that reads anything of the subject. */
const anyOf = (subject: string): string => tagOf(`${subject}*`);

/** If a page reads more, it only carries the tags of the subjects, and any change of one of them removes it. */
const MOST_TAGS = 60;

/** The tags of a page with these sources. */
export const tagsOf = (sources: Iterable<string>): string[] => {
  const all = [...sources];
  const subjects = new Set(all.map((source) => partsOf(source).subject));
  const own = all.length > MOST_TAGS ? [...subjects] : all;
  return [EVERY_PAGE, ...new Set([...[...subjects].map(anyOf), ...own.map(tagOf)])];
};

/** The tags of the pages that a wake outdates: the lists of the subject, and the pages of the things that it names. */
export const tagsOfWake = (subject: string, hint: string | undefined): string[] => {
  const ids = hint === undefined ? undefined : readChange(hint).ids;
  if (ids === undefined) return [anyOf(subject)];
  return [tagOf(subject), ...ids.map((id) => tagOf(sourceOf(subject, id)))];
};
