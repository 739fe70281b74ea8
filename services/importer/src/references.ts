import type { Line } from './parse-line.js';
import type { Problem } from './problems.js';
import type { Kind } from './schema.js';

/** One line names the thing of another. */
export interface Reference {
  readonly line: number;
  readonly field: string;
  readonly kind: Kind;
  readonly externalId: string;
  /** It may stand on the site instead; all else has no life outside of what the file says. */
  readonly orOnSite: boolean;
}

export const keyOf = (kind: Kind, externalId: string): string => `${kind} ${externalId}`;

/** What a line at this place of the file refers to. */
export const referencesOf = (line: Line, at: number): Reference[] => {
  const to = (kind: Kind, field: string, externalId: string, orOnSite = false): Reference => ({
    line: at,
    field,
    kind,
    externalId,
    orOnSite,
  });
  switch (line.kind) {
    case 'title':
      return [
        ...line.genres.map((one, index) => to('genre', `genres.${index}`, one)),
        ...line.people.map(({ person }, index) => to('person', `people.${index}.person`, person)),
        ...(line.network === undefined ? [] : [to('network', 'network', line.network)]),
      ];
    // A trailer is written with its title, so that one must be here.
    case 'trailer':
      return [to('title', 'title', line.title)];
    case 'episode':
      return [to('title', 'title', line.title, true)];
    case 'source':
      return [to('episode', 'episode', line.episode, true), to('group', 'group', line.group)];
    case 'genre':
    case 'person':
    case 'network':
    case 'group':
      return [];
  }
};

export const unknownReference = ({ line, field, kind, externalId, orOnSite }: Reference): Problem => ({
  line,
  field,
  expected: `there is no ${kind} "${externalId}" in this file${orOnSite ? ' or on the site' : ''}`,
});
