import type { Line } from './parse-line.js';
import type { Problem } from './problems.js';
import type { Kind } from './schema.js';

/** A reference from one line to another thing. */
export interface Reference {
  readonly line: number;
  readonly field: string;
  readonly kind: Kind;
  readonly externalId: string;
  /** The thing may be on the site instead of in the file. All other references must be within the file. */
  readonly orOnSite: boolean;
}

export const keyOf = (kind: Kind, externalId: string): string => `${kind} ${externalId}`;

/** The references of a line at this place of the file. */
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
    // A trailer is written with its title, so the title must be in the file.
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
    case 'article':
    case 'faq':
      return [];
  }
};

export const unknownReference = ({ line, field, kind, externalId, orOnSite }: Reference): Problem => ({
  line,
  field,
  expected: `there is no ${kind} "${externalId}" in this file${orOnSite ? ' or on the site' : ''}`,
});
