import { downloadFile } from '../data/clips.js';
import { groups, type GroupData } from '../data/groups.js';
import { lateDubs, oneTranslation } from '../data/origins.js';
import { type TitleData, titles } from '../data/titles/index.js';
import type { Seed } from '../ids.js';
import type { DemoEpisode, DemoGroup, DemoSegment, DemoSource, DemoSourceGroup } from '../types.js';

export function buildGroups(seed: Seed): DemoGroup[] {
  return groups.map(({ slug, name }) => ({ id: seed.id('group', slug), slug, name }));
}

/** How many episodes of a title with a late dub have only subtitles; some of them are still to come. */
const LATE = 4;

/**
 * The groups of a title: one of each translation that it has, and for some titles a third one with every other episode.
 */
function groupsOf(title: TitleData, seed: Seed): { always: GroupData[]; sometimes: GroupData | undefined } {
  const only = oneTranslation[title.slug];
  const order = seed
    .shuffle(`groups:${title.slug}`, groups)
    .filter(({ translation }) => only === undefined || translation === only);
  const always = (['subtitled', 'dubbed'] as const).flatMap(
    (kind) => order.find(({ translation }) => translation === kind) ?? [],
  );
  const rest = order.filter((group) => !always.includes(group));
  return { always, sometimes: seed.share(`third:${title.slug}`) < 0.6 ? rest[0] : undefined };
}

function segmentsOf(episode: DemoEpisode, isMovie: boolean): DemoSegment[] {
  const end = episode.durationSeconds;
  if (isMovie) {
    return [
      { kind: 'intro', startSeconds: 5, endSeconds: 25 },
      { kind: 'credits', startSeconds: end - 30, endSeconds: end },
    ];
  }
  const opensSeries = episode.season === 1 && episode.number === 1;
  const introAt = opensSeries ? 6 : 14;
  return [
    ...(opensSeries ? [] : [{ kind: 'recap', startSeconds: 0, endSeconds: introAt } as const]),
    { kind: 'intro', startSeconds: introAt, endSeconds: introAt + 20 },
    { kind: 'credits', startSeconds: end - 20, endSeconds: end },
  ];
}

function buildSources(seed: Seed, key: string, clip: string, second: boolean): DemoSource[] {
  const manifests = second ? (['manifest.mpd', 'master.m3u8'] as const) : (['manifest.mpd'] as const);
  return manifests.map((manifest, index) => ({
    id: seed.id('source', `${key}:${index + 1}`),
    name: `Kaynak ${index + 1}`,
    clip,
    manifest,
    tiers: ['360p', '240p'],
    locked: false,
    download: clip === downloadFile.clip && index === 0 ? `${downloadFile.clip}/${downloadFile.file}` : '',
  }));
}

const isUndubbed = ({ slug, seasons }: TitleData, { season, number }: DemoEpisode): boolean =>
  lateDubs.has(slug) && season === seasons.length && number > (seasons.at(-1)?.length ?? 0) - LATE;

/** The sources of every episode by group. All groups of an episode use the same clip. */
export function buildSourceGroups(episodes: readonly DemoEpisode[], seed: Seed): DemoSourceGroup[] {
  const titleOf = new Map(titles.map((title) => [seed.id('title', title.slug), title]));
  return episodes.flatMap((episode) => {
    const title = titleOf.get(episode.titleId)!;
    const { always, sometimes } = groupsOf(title, seed);
    const all = sometimes !== undefined && episode.number % 2 === 1 ? [...always, sometimes] : always;
    const working = isUndubbed(title, episode)
      ? all.filter(({ translation }) => translation !== 'dubbed')
      : all;
    return working.map((group, index) => {
      const key = `${title.slug}:${episode.season}:${episode.number}:${group.slug}`;
      const sources = buildSources(seed, key, title.clip, index < 2);
      return {
        id: seed.id('source-group', key),
        episodeId: episode.id,
        groupId: seed.id('group', group.slug),
        name: group.name,
        translation: group.translation,
        // The last source of a third group is locked, to show how that looks.
        sources: index < 2 ? sources : sources.map((source) => ({ ...source, locked: true })),
        segments: segmentsOf(episode, title.kind === 'movie'),
      };
    });
  });
}
