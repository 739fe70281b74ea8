import { isDeepStrictEqual } from 'node:util';
import type { Segment, SourceGroup } from '../domain/source.js';
import type { ImportCounts } from './import-positions.js';
import type { StandingSources } from './ports.js';

/** The new state of a group, and the segments of its episode. */
export interface ImportedGroup {
  readonly group: SourceGroup;
  readonly segments: readonly Segment[];
}

/** An entry that an import would create or change, field by field. */
interface SourceChange {
  /** `{episode id}:{group id}` */
  readonly id: string;
  readonly created: boolean;
  /** Values as JSON. */
  readonly fields: readonly { readonly field: string; readonly before: string; readonly after: string }[];
}

export interface SourceImport extends ImportCounts {
  /** Only in a dry run. */
  readonly changes?: readonly SourceChange[];
}

/**
 * The changes of an import compared with the current state; segments belong to the episode and count as a field of
 * each group.
 */
export const previewSources = (
  imported: readonly ImportedGroup[],
  standing: ReadonlyMap<string, StandingSources>,
): SourceImport => {
  const changes = imported.flatMap(({ group, segments }): SourceChange[] => {
    const before = standing.get(group.episodeId);
    const known = before?.groups.find(({ hash }) => hash === group.hash);
    const id = `${group.episodeId}:${group.groupId}`;
    if (!known) return [{ id, created: true, fields: [] }];
    const fields = changedFields(
      { ...shown(known), segments: before?.segments ?? [] },
      { ...shown(group), segments },
    );
    return fields.length > 0 ? [{ id, created: false, fields }] : [];
  });
  const created = changes.filter((change) => change.created).length;
  return {
    created,
    updated: changes.length - created,
    unchanged: imported.length - changes.length,
    changes,
  };
};

/** Compared without the fields that follow from the ids. */
const shown = ({ name, translation, sources }: SourceGroup) => ({
  name,
  translation,
  sources: sources.map(({ hash: _, ...source }) => source),
});

const changedFields = <T extends object>(before: T, after: T): SourceChange['fields'] =>
  (Object.keys(after) as (keyof T & string)[])
    .filter((field) => !isDeepStrictEqual(before[field], after[field]))
    .map((field) => ({
      field,
      before: JSON.stringify(before[field]),
      after: JSON.stringify(after[field]),
    }));
