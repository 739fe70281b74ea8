import { createHash } from 'node:crypto';

const hash = (...parts: readonly string[]): string =>
  createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 32);

/** The hash of a translator group of an episode; the same ids give the same hash. */
export const groupHash = (episodeId: string, groupId: string): string => hash('group', episodeId, groupId);

/** The hash of a source of a group; the same ids give the same hash. */
export const sourceHash = (episodeId: string, groupId: string, sourceId: string): string =>
  hash('source', episodeId, groupId, sourceId);
