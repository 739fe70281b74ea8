import { grpcController, pageInfo, snapshotHandler, topicSnapshot } from '@seyir/kit';
import { CatalogueService, topics } from '@seyir/proto';
import type { TitleView } from '../../domain/title.js';
import { episodeChanged, requestChanged, titleChanged } from '../events/messages.js';
import type { UseCases } from '../../use-cases.js';
import { articleHandlers } from './article-handlers.js';
import { peopleHandlers } from './people-handlers.js';
import { requestHandlers } from './request-handlers.js';
import { toList } from './title-lists.js';
import { filterFields, kinds, orders, shelfSorts } from './enums.js';
import {
  fromCard,
  fromEpisode,
  fromImport,
  fromShelf,
  fromTitle,
  fromTrailer,
  toEpisode,
  toTitle,
} from './messages.js';

/** The requested view: whole titles or cards. */
const viewOf = ({ cards }: { cards: boolean }): TitleView => (cards ? 'card' : 'whole');
const asked = ({ cards }: { cards: boolean }) => (cards ? fromCard : fromTitle);

export const catalogueController = grpcController(CatalogueService, (app: UseCases) => ({
  async getTitles(request) {
    return { titles: (await app.getTitles(request.ids)).map(fromTitle) };
  },

  async getTitleBySlug(request) {
    return { title: fromTitle(await app.getTitleBySlug(request.slug)) };
  },

  async listTitles(request) {
    const order = orders.toWord(request.order) ?? 'added';
    const filter = { ...toList(request), initial: request.initial || undefined };
    const page = await app.listTitles(filter, order, request.page, viewOf(request));
    const { items, moreThanCount } = page;
    return { titles: items.map(asked(request)), info: pageInfo(page), moreThanCount };
  },

  async listInitials(request) {
    return { initials: await app.listInitials(toList(request)) };
  },

  async countChoices(request) {
    const counted = await app.countChoices({ ...toList(request), initial: request.initial || undefined });
    return {
      filters: counted.map(({ field, values }) => ({
        field: filterFields.toValue(field),
        values: [...values],
      })),
    };
  },

  async listCountries({ kind }) {
    return { countries: await app.listCountries(kinds.toWord(kind)) };
  },

  async searchTitles(request) {
    const kind = kinds.toWord(request.kind);
    const { titles, matches } = await app.searchTitles(request.query, request.size, kind, viewOf(request));
    return { titles: titles.map(asked(request)), matches: [...matches] };
  },

  async getEpisodes(request) {
    return { episodes: (await app.getEpisodes(request.ids)).map(fromEpisode) };
  },

  async getEpisodeAt(request) {
    const found = await app.getEpisodeAt(request.titleSlug, request.season, request.number);
    const { title, episode, previous, next } = found;
    return {
      title: fromTitle(title),
      episode: fromEpisode(episode),
      ...(previous && { previous: fromEpisode(previous) }),
      ...(next && { next: fromEpisode(next) }),
    };
  },

  async listEpisodes(request) {
    const page = await app.listEpisodes(request.titleId, request.season || undefined, request.page);
    return { episodes: page.items.map(fromEpisode), info: pageInfo(page) };
  },

  async listLatestEpisodes(request) {
    const filter = { kind: kinds.toWord(request.kind), genreId: request.genreId || undefined };
    const page = await app.listLatestEpisodes(filter, request.page);
    return { episodes: page.items.map(fromEpisode), info: pageInfo(page) };
  },

  async listSimilarTitles(request) {
    const found = await app.listSimilarTitles(request.titleId, request.size, viewOf(request));
    return { titles: found.map(asked(request)) };
  },

  async listTitlesFrom(request) {
    const { cursor, size } = request;
    const { items, ...rest } = await app.listTitlesFrom(cursor, size, viewOf(request));
    return { titles: items.map(asked(request)), ...rest };
  },

  async listAiring(request) {
    const filter = { kind: kinds.toWord(request.kind), weekday: request.weekday || undefined };
    const page = await app.listAiring(filter, request.page, viewOf(request));
    const from = asked(request);
    const titles = page.items.map(({ title, next }) => ({
      title: from(title),
      ...(next && { next: fromEpisode(next) }),
    }));
    return { titles, info: pageInfo(page) };
  },

  async listShelves(request) {
    const sort = shelfSorts.required(request.sort);
    const filter = { sort, kind: kinds.toWord(request.kind), slug: request.slug || undefined };
    return { shelves: (await app.listShelves(filter)).map(fromShelf) };
  },

  async getTrailers(request) {
    return { trailers: (await app.getTrailers(request.ids)).map(fromTrailer) };
  },

  async importTitles(request) {
    return fromImport(await app.importTitles(request.titles.map(toTitle), request));
  },

  async importEpisodes(request) {
    return fromImport(await app.importEpisodes(request.episodes.map(toEpisode), request));
  },

  removeDemoTitles({ dryRun }) {
    return app.removeDemoTitles(dryRun);
  },

  listAudit: app.listAudit,

  snapshot: snapshotHandler(
    topicSnapshot(topics.title, app.snapshotTitles, titleChanged),
    topicSnapshot(topics.episode, app.snapshotEpisodes, episodeChanged),
    topicSnapshot(topics.request, app.snapshotRequests, requestChanged),
  ),

  ...requestHandlers(app),
  ...peopleHandlers(app),
  ...articleHandlers(app),
}));
