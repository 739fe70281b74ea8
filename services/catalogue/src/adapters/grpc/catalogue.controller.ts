import type { MessageInitShape } from '@bufbuild/protobuf';
import { Inject } from '@nestjs/common';
import { GrpcService, type ServiceHandlers } from '@seyir/kit';
import {
  CatalogueService,
  type GetEpisodeAtRequest,
  type GetEpisodeAtResponseSchema,
  type GetEpisodesRequest,
  type GetEpisodesResponseSchema,
  type GetTitleBySlugRequest,
  type GetTitleBySlugResponseSchema,
  type GetTitlesRequest,
  type GetTitlesResponseSchema,
  type GetTrailersRequest,
  type GetTrailersResponseSchema,
  type ImportEpisodesRequest,
  type ImportResponseSchema,
  type ImportTitlesRequest,
  type ListAiringRequest,
  type ListAiringResponseSchema,
  type ListEpisodesRequest,
  type ListEpisodesResponseSchema,
  type ListLatestEpisodesRequest,
  type ListLatestEpisodesResponseSchema,
  type ListShelvesRequest,
  type ListShelvesResponseSchema,
  type ListSimilarTitlesRequest,
  type ListSimilarTitlesResponseSchema,
  type ListTitlesFromRequest,
  type ListTitlesFromResponseSchema,
  type ListTitlesRequest,
  type ListTitlesResponseSchema,
  type RemoveDemoTitlesRequest,
  type RemoveDemoTitlesResponseSchema,
  type SearchTitlesRequest,
  type SearchTitlesResponseSchema,
  type SnapshotRequest,
  type SnapshotResponseSchema,
} from '@seyir/proto';
import { USE_CASES, type UseCases } from '../../use-cases.js';
import { kinds, orders, shelfSorts } from './enums.js';
import {
  fromEpisode,
  fromImport,
  fromPage,
  fromShelf,
  fromTitle,
  fromTrailer,
  toEpisode,
  toShelfPlace,
  toTitle,
} from './messages.js';
import { snapshotOf } from './snapshots.js';

@GrpcService(CatalogueService)
export class CatalogueController implements ServiceHandlers<typeof CatalogueService> {
  constructor(@Inject(USE_CASES) private readonly app: UseCases) {}

  async getTitles(request: GetTitlesRequest): Promise<MessageInitShape<typeof GetTitlesResponseSchema>> {
    return { titles: (await this.app.getTitles(request.ids)).map(fromTitle) };
  }

  async getTitleBySlug(
    request: GetTitleBySlugRequest,
  ): Promise<MessageInitShape<typeof GetTitleBySlugResponseSchema>> {
    return { title: fromTitle(await this.app.getTitleBySlug(request.slug)) };
  }

  async listTitles(request: ListTitlesRequest): Promise<MessageInitShape<typeof ListTitlesResponseSchema>> {
    const order = orders.toWord(request.order) ?? 'added';
    const filter = {
      kind: kinds.toWord(request.kind),
      initial: request.initial || undefined,
      shelf: request.shelf && toShelfPlace(request.shelf),
    };
    const page = await this.app.listTitles(filter, order, request.page);
    return { titles: page.items.map(fromTitle), info: fromPage(page) };
  }

  async searchTitles(
    request: SearchTitlesRequest,
  ): Promise<MessageInitShape<typeof SearchTitlesResponseSchema>> {
    const kind = kinds.toWord(request.kind);
    return { titles: (await this.app.searchTitles(request.query, request.size, kind)).map(fromTitle) };
  }

  async getEpisodes(
    request: GetEpisodesRequest,
  ): Promise<MessageInitShape<typeof GetEpisodesResponseSchema>> {
    return { episodes: (await this.app.getEpisodes(request.ids)).map(fromEpisode) };
  }

  async getEpisodeAt(
    request: GetEpisodeAtRequest,
  ): Promise<MessageInitShape<typeof GetEpisodeAtResponseSchema>> {
    const found = await this.app.getEpisodeAt(request.titleSlug, request.season, request.number);
    const { title, episode, previous, next } = found;
    return {
      title: fromTitle(title),
      episode: fromEpisode(episode),
      ...(previous && { previous: fromEpisode(previous) }),
      ...(next && { next: fromEpisode(next) }),
    };
  }

  async listEpisodes(
    request: ListEpisodesRequest,
  ): Promise<MessageInitShape<typeof ListEpisodesResponseSchema>> {
    const page = await this.app.listEpisodes(request.titleId, request.season || undefined, request.page);
    return { episodes: page.items.map(fromEpisode), info: fromPage(page) };
  }

  async listLatestEpisodes(
    request: ListLatestEpisodesRequest,
  ): Promise<MessageInitShape<typeof ListLatestEpisodesResponseSchema>> {
    const filter = { kind: kinds.toWord(request.kind), genreId: request.genreId || undefined };
    const page = await this.app.listLatestEpisodes(filter, request.page);
    return { episodes: page.items.map(fromEpisode), info: fromPage(page) };
  }

  async listSimilarTitles(
    request: ListSimilarTitlesRequest,
  ): Promise<MessageInitShape<typeof ListSimilarTitlesResponseSchema>> {
    return { titles: (await this.app.listSimilarTitles(request.titleId, request.size)).map(fromTitle) };
  }

  async listTitlesFrom(
    request: ListTitlesFromRequest,
  ): Promise<MessageInitShape<typeof ListTitlesFromResponseSchema>> {
    const { items, ...rest } = await this.app.listTitlesFrom(request.cursor, request.size);
    return { titles: items.map(fromTitle), ...rest };
  }

  async listAiring(request: ListAiringRequest): Promise<MessageInitShape<typeof ListAiringResponseSchema>> {
    const filter = { kind: kinds.toWord(request.kind), weekday: request.weekday || undefined };
    const page = await this.app.listAiring(filter, request.page);
    const titles = page.items.map(({ title, next }) => ({
      title: fromTitle(title),
      ...(next && { next: fromEpisode(next) }),
    }));
    return { titles, info: fromPage(page) };
  }

  async listShelves(
    request: ListShelvesRequest,
  ): Promise<MessageInitShape<typeof ListShelvesResponseSchema>> {
    const sort = shelfSorts.required(request.sort);
    const filter = { sort, kind: kinds.toWord(request.kind), slug: request.slug || undefined };
    return { shelves: (await this.app.listShelves(filter)).map(fromShelf) };
  }

  async getTrailers(
    request: GetTrailersRequest,
  ): Promise<MessageInitShape<typeof GetTrailersResponseSchema>> {
    return { trailers: (await this.app.getTrailers(request.ids)).map(fromTrailer) };
  }

  async importTitles(request: ImportTitlesRequest): Promise<MessageInitShape<typeof ImportResponseSchema>> {
    return fromImport(await this.app.importTitles(request.titles.map(toTitle), request));
  }

  async importEpisodes(
    request: ImportEpisodesRequest,
  ): Promise<MessageInitShape<typeof ImportResponseSchema>> {
    return fromImport(await this.app.importEpisodes(request.episodes.map(toEpisode), request));
  }

  removeDemoTitles({
    dryRun,
  }: RemoveDemoTitlesRequest): Promise<MessageInitShape<typeof RemoveDemoTitlesResponseSchema>> {
    return this.app.removeDemoTitles(dryRun);
  }

  snapshot(request: SnapshotRequest): Promise<MessageInitShape<typeof SnapshotResponseSchema>> {
    return snapshotOf(this.app, request);
  }
}
