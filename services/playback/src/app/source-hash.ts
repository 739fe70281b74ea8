import { createHash } from 'node:crypto';

const hash = (...parts: readonly string[]): string =>
  createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 32);

/** Names a translator group of an episode; the same ids always give the same hash. */
export const groupHash = (episodeId: string, groupId: string): string => hash('group', episodeId, groupId);

/** Names a source of a group; the same ids always give the same hash. */
export const sourceHash = (episodeId: string, groupId: string, sourceId: string): string =>
  hash('source', episodeId, groupId, sourceId);
