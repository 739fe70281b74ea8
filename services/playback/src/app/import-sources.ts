import { isDeepStrictEqual } from 'node:util';
import {
  badInput,
  type Clock,
  type FieldProblem,
  type LiveChannel,
  type Outbox,
  type UnitOfWork,
} from '@seyir/kit';
import { topics, wakes } from '@seyir/proto';
import { readLocation, type AllowedHosts } from '../domain/location.js';
import { isSeconds } from '../domain/resume.js';
import type { EpisodeSources, Segment, SourceGroup } from '../domain/source.js';
import { sourcesMessage } from './messages.js';
import type { SourceStore } from './ports.js';
import { previewSources, type ImportedGroup, type SourceImport } from './preview-sources.js';

const MAX_GROUPS = 500;
const MAX_SOURCES = 50;

interface Deps {
  readonly sources: SourceStore;
  readonly hosts: AllowedHosts;
  readonly unitOfWork: UnitOfWork;
  readonly outbox: Outbox;
  readonly live: LiveChannel;
  readonly clock: Clock;
}

/**
 * Sets the sources of whole groups: what a group no longer names is gone, groups that are not named stay. Of several
 * segment lists for one episode the last wins. Importing the same again changes nothing and tells no one.
 * A dry run writes nothing and answers what would change. BAD_INPUT, and nothing imported, for more than 500 groups or for a source that must not be handed out.
 */
export const importSources =
  ({ sources, hosts, unitOfWork, outbox, live, clock }: Deps) =>
  async (imported: readonly ImportedGroup[], dryRun: boolean): Promise<SourceImport> => {
    if (imported.length > MAX_GROUPS) throw badInput({ groups: 'too_long' });
    const problems = Object.fromEntries(imported.flatMap((one, index) => problemsOf(one, index, hosts)));
    if (Object.keys(problems).length > 0) throw badInput(problems);
    const wanted = new Map(imported.map(({ group }) => [group.hash, group]));
    const segments = new Map(imported.map((one) => [one.group.episodeId, one.segments]));
    if (dryRun) return previewSources(imported, await sources.standing([...segments.keys()]));
    return unitOfWork.run(async () => {
      const locked = await sources.lock([...segments.keys()], clock.now());
      const before = new Map([...locked.values()].flatMap(({ groups }) => groups.map((g) => [g.hash, g])));
      const differing = [...wanted.values()].filter(
        (group) => !isDeepStrictEqual(group, before.get(group.hash)),
      );
      await sources.saveGroups(differing);
      const changed = new Map(differing.map((group) => [group.hash, group]));
      const states = [...locked.values()].flatMap(({ state, groups }) => {
        const after = stateOf(state, groups, changed, segments.get(state.episodeId) ?? [], clock.now());
        return after ? [after] : [];
      });
      await sources.saveStates(states);
      for (const state of states) await outbox.add(topics.sources, sourcesMessage(state));
      unitOfWork.afterCommit(() => states.forEach(({ episodeId }) => live.wake(wakes.sources(episodeId))));
      const created = differing.filter(({ hash }) => !before.has(hash)).length;
      return {
        created,
        updated: differing.length - created,
        unchanged: imported.length - differing.length,
      };
    });
  };

/** The state after the import, one version on; undefined where the episode's sources stay as they were. */
const stateOf = (
  state: EpisodeSources,
  groups: readonly SourceGroup[],
  changed: ReadonlyMap<string, SourceGroup>,
  segments: readonly Segment[],
  now: Date,
): EpisodeSources | undefined => {
  const own = [...changed.values()].filter(({ episodeId }) => episodeId === state.episodeId);
  if (own.length === 0 && isDeepStrictEqual(segments, state.segments)) return undefined;
  const all = [...groups.filter(({ hash }) => !changed.has(hash)), ...own].filter(
    (g) => g.sources.length > 0,
  );
  return {
    episodeId: state.episodeId,
    segments,
    sourceCount: all.reduce((sum, { sources }) => sum + sources.length, 0),
    translations: [...new Set(all.map(({ translation }) => translation))].sort(),
    groups: all
      .map(({ groupId, translation }) => ({ groupId, translation }))
      .sort((a, b) => (a.groupId < b.groupId ? -1 : 1)),
    version: state.version + 1,
    changedAt: now,
  };
};

const problemsOf = (
  { group, segments }: ImportedGroup,
  index: number,
  hosts: AllowedHosts,
): [string, FieldProblem][] => {
  const at = `groups.${index}`;
  const problems: [string, FieldProblem][] = [];
  if (group.name === '') problems.push([`${at}.name`, 'required']);
  if (group.sources.length > MAX_SOURCES) problems.push([`${at}.sources`, 'too_long']);
  if (new Set(group.sources.map(({ hash }) => hash)).size < group.sources.length)
    problems.push([`${at}.sources`, 'taken']);
  for (const [i, { kind, location, download }] of group.sources.entries()) {
    if (!readLocation(kind, location, hosts)) problems.push([`${at}.sources.${i}.location`, 'invalid']);
    if (download !== '' && !readLocation('stream', download, hosts))
      problems.push([`${at}.sources.${i}.download`, 'invalid']);
  }
  for (const [i, { start, end }] of segments.entries())
    if (!isSeconds(start) || !isSeconds(end) || end <= start)
      problems.push([`${at}.segments.${i}`, 'invalid']);
  return problems;
};
