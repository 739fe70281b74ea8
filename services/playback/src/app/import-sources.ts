import { isDeepStrictEqual } from 'node:util';
import { badInput, type Clock, type FieldProblem } from '@seyir/kit';
import { readLocation, type AllowedHosts } from '../domain/location.js';
import { isSeconds } from '../domain/resume.js';
import type { EpisodeSources, Segment, SourceGroup } from '../domain/source.js';
import type { HealthStore, PlaybackEvents, SourceStore, Transaction } from './ports.js';
import { previewSources, type ImportedGroup, type SourceImport } from './preview-sources.js';

const MAX_GROUPS = 500;
const MAX_SOURCES = 50;
/** Seconds; a longer lead is a mistake. */
const MAX_OFFSET = 600;

// One transaction replaces the sources and resets their health, with the events; the allowed hosts are checked before.
interface Deps {
  readonly sources: SourceStore;
  readonly health: HealthStore;
  readonly hosts: AllowedHosts;
  readonly transaction: Transaction;
  readonly events: PlaybackEvents;
  readonly clock: Clock;
}

/**
 * Replaces the sources of the given groups; other groups stay. If an episode has several segment lists, the last one counts. The
 * health of a changed group starts anew. A repeated import changes nothing and publishes nothing. A dry run writes nothing and
 * returns the changes. BAD_INPUT, with nothing imported, for more than 500 groups or a source that must not be played.
 */
export const importSources =
  ({ sources, health, hosts, transaction, events, clock }: Deps) =>
  async (imported: readonly ImportedGroup[], dryRun: boolean): Promise<SourceImport> => {
    if (imported.length > MAX_GROUPS) throw badInput({ groups: 'too_long' });
    const problems = Object.fromEntries(imported.flatMap((one, index) => problemsOf(one, index, hosts)));
    if (Object.keys(problems).length > 0) throw badInput(problems);
    const wanted = new Map(imported.map(({ group }) => [group.hash, group]));
    const segments = new Map(imported.map((one) => [one.group.episodeId, one.segments]));
    if (dryRun) return previewSources(imported, await sources.standing([...segments.keys()]));
    return transaction.run(async () => {
      const locked = await sources.lock([...segments.keys()], clock.now());
      const before = new Map([...locked.values()].flatMap(({ groups }) => groups.map((g) => [g.hash, g])));
      const differing = [...wanted.values()].filter(
        (group) => !isDeepStrictEqual(group, before.get(group.hash)),
      );
      await health.forget(differing.map(({ hash }) => hash));
      await sources.saveGroups(differing);
      const changed = new Map(differing.map((group) => [group.hash, group]));
      const states = [...locked.values()].flatMap(({ state, groups }) => {
        const after = stateOf(state, groups, changed, segments.get(state.episodeId) ?? [], clock.now());
        return after ? [after] : [];
      });
      await sources.saveStates(states);
      await events.sourcesChanged(states);
      const created = differing.filter(({ hash }) => !before.has(hash)).length;
      return {
        created,
        updated: differing.length - created,
        unchanged: imported.length - differing.length,
      };
    });
  };

/** The state after the import with the next version; undefined if the episode's sources are unchanged. */
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
  for (const [i, { kind, location, download, offset }] of group.sources.entries()) {
    if (!(Math.abs(offset) <= MAX_OFFSET)) problems.push([`${at}.sources.${i}.offsetSeconds`, 'invalid']);
    if (!readLocation(kind, location, hosts)) problems.push([`${at}.sources.${i}.location`, 'invalid']);
    if (download !== '' && !readLocation('stream', download, hosts))
      problems.push([`${at}.sources.${i}.download`, 'invalid']);
  }
  for (const [i, { start, end }] of segments.entries())
    if (!isSeconds(start) || !isSeconds(end) || end <= start)
      problems.push([`${at}.segments.${i}`, 'invalid']);
  return problems;
};
