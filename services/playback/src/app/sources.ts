import { notFound } from '@seyir/kit';
import type { Segment, SourceGroup } from '../domain/source.js';
import type { SourceStore } from './ports.js';

interface Deps {
  readonly sources: SourceStore;
}

/** An episode's groups in the order in which they came, and its segments; none for an unknown episode. */
export const listSourceGroups =
  ({ sources }: Deps) =>
  async (episodeId: string): Promise<{ groups: SourceGroup[]; segments: readonly Segment[] }> => {
    const segments = await sources.segmentsOf([episodeId]);
    return { groups: await sources.groupsOf(episodeId), segments: segments.get(episodeId) ?? [] };
  };

/** NOT_FOUND for an unknown hash. */
export const getSourceGroup =
  ({ sources }: Deps) =>
  async (hash: string): Promise<SourceGroup> => {
    const group = await sources.group(hash);
    if (!group) throw notFound('no such source group');
    return group;
  };

/** Whether a source still exists. */
export const checkSource =
  ({ sources }: Deps) =>
  async (hash: string): Promise<boolean> =>
    (await sources.source(hash)) !== undefined;
