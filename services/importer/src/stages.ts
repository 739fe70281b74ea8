import type { ImportResponse } from '@seyir/proto';
import { CatalogueService, PlaybackService } from '@seyir/proto';
import type { Peers } from '@seyir/kit';
import { idOf } from './ids.js';
import type { Images } from './images.js';
import { articleMessage, episodeMessage, faqMessage, sourceMessage, titleMessage } from './messages.js';
import type { LineOf } from './schema.js';
import type { Survey } from './survey.js';

/** Lines per call; more only for lines that must stay together. */
export const BATCH = 200;
/** Maximum number of lines that a service accepts in one call. */
export const MOST_LINES = 500;
const CALL = { timeoutMs: 60_000 };

export interface Placed<T> {
  readonly line: T;
  readonly at: number;
}

export type StageKind = 'title' | 'episode' | 'source' | 'article' | 'faq';
type StageLine = LineOf<StageKind>;

/** One kind of things, in the order in which a service must get them. */
export interface Stage<L extends StageLine = StageLine> {
  readonly kind: L['kind'];
  /** The id that the service uses in a change. */
  id(line: L): string;
  /** Adjacent lines with the same key go into one call, if they fit; undefined if lines are independent. */
  together?(line: L): string;
  /** A readable name for the changed thing. */
  label(line: L): string;
  send(lines: readonly L[], dryRun: boolean): Promise<ImportResponse>;
  /** The file's name of a field, by the service's name. */
  field(name: string): string;
}

interface Deps {
  readonly peers: Peers;
  readonly survey: Survey;
  readonly images: Images;
}

/** Titles, then their episodes, then the episodes' sources; then articles and frequent questions. */
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

  /** Segments of the episodes that are only on the site. */
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

  const articles: Stage<LineOf<'article'>> = {
    kind: 'article',
    id: ({ externalId }) => idOf('article', externalId),
    label: ({ title }) => `"${title}"`,
    send: (lines, dryRun) =>
      catalogue.importArticles(
        { articles: lines.map((line) => articleMessage(line, images.nameOf)), dryRun },
        CALL,
      ),
    field: (name) => name,
  };

  const faq: Stage<LineOf<'faq'>> = {
    kind: 'faq',
    id: ({ externalId }) => idOf('faq', externalId),
    label: ({ question }) => `"${question}"`,
    send: (lines, dryRun) => catalogue.importFaq({ entries: lines.map(faqMessage), dryRun }, CALL),
    field: (name) => (name === 'id' ? 'externalId' : name),
  };

  return [titles, episodes, sources, articles, faq] as readonly Stage[];
};
