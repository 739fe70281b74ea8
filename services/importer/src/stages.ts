import type { ImportResponse } from '@seyir/proto';
import { CatalogueService, PlaybackService } from '@seyir/proto';
import type { Peers } from '@seyir/kit';
import { idOf } from './ids.js';
import type { Images } from './images.js';
import { episodeMessage, sourceMessage, titleMessage } from './messages.js';
import type { LineOf } from './schema.js';
import type { Survey } from './survey.js';

/** Lines of a call; more only where they belong together. */
export const BATCH = 200;
/** What the services take in one call. */
export const MOST_LINES = 500;
const CALL = { timeoutMs: 60_000 };

export interface Placed<T> {
  readonly line: T;
  readonly at: number;
}

export type StageKind = 'title' | 'episode' | 'source';
type StageLine = LineOf<StageKind>;

/** One kind of things that a service takes in, in the order in which they must come. */
export interface Stage<L extends StageLine = StageLine> {
  readonly kind: L['kind'];
  /** As the service names it in a change. */
  id(line: L): string;
  /** Lines of one key that stand together go in one call as far as that can hold them; none for those of any order. */
  together?(line: L): string;
  /** For a person: what the change is about. */
  label(line: L): string;
  send(lines: readonly L[], dryRun: boolean): Promise<ImportResponse>;
  /** A field as the file names it, by the service's name for it. */
  field(name: string): string;
}

interface Deps {
  readonly peers: Peers;
  readonly survey: Survey;
  readonly images: Images;
}

/** Titles, then their episodes, then what these are played from. */
export const stagesOf = ({ peers, survey, images }: Deps) => {
  const catalogue = peers.client(CatalogueService);
  const playback = peers.client(PlaybackService);

  const titles: Stage<LineOf<'title'>> = {
    kind: 'title',
    id: ({ externalId }) => idOf('title', externalId),
    label: ({ name, type, year }) => `"${name}" (${type}${year === undefined ? '' : `, ${year}`})`,
    send: (lines, dryRun) =>
      catalogue.importTitles(
        { titles: lines.map((line) => titleMessage(line, survey, images.nameOf)), dryRun },
        CALL,
      ),
    field: (name) => name,
  };

  const episodes: Stage<LineOf<'episode'>> = {
    kind: 'episode',
    id: ({ externalId }) => idOf('episode', externalId),
    together: ({ title, season }) => `${season} ${title}`,
    label: ({ title, season, number, name }) =>
      `${title}, season ${season}, number ${number}${name && ` "${name}"`}`,
    send: (lines, dryRun) =>
      catalogue.importEpisodes(
        { episodes: lines.map((line) => episodeMessage(line, images.nameOf)), dryRun },
        CALL,
      ),
    field: (name) => (name === 'titleId' ? 'title' : name),
  };

  const sources: Stage<LineOf<'source'>> = {
    kind: 'source',
    id: ({ episode, group }) => `${idOf('episode', episode)}:${idOf('group', group)}`,
    label: ({ episode, group }) => `of ${group} for ${episode}`,
    send: async (lines, dryRun) => {
      const standing = await standingSegments(lines);
      return playback.importSources(
        {
          groups: lines.map((line) => sourceMessage(line, survey, standing.get(line.episode) ?? [])),
          dryRun,
        },
        CALL,
      );
    },
    field: (name) => name.replace(/^sources\b/, 'streams').replace(/^name$/, 'group'),
  };

  /** Of the episodes that only the site has. */
  const standingSegments = async (lines: readonly LineOf<'source'>[]) => {
    const outside = new Set(lines.map(({ episode }) => episode).filter((one) => !survey.has('episode', one)));
    const found = await Promise.all(
      [...outside].map(async (episode) => {
        const { segments } = await playback.listSourceGroups({ episodeId: idOf('episode', episode) });
        return [episode, segments] as const;
      }),
    );
    return new Map(found);
  };

  return [titles, episodes, sources] as readonly Stage[];
};
