import type { MessageInitShape } from '@bufbuild/protobuf';
import { timestampDate, timestampFromDate } from '@bufbuild/protobuf/wkt';
import { Inject } from '@nestjs/common';
import { DomainError, GrpcService, type Call, type ServiceHandlers } from '@seyir/kit';
import {
  PlaybackService,
  type CheckSourceRequest,
  type GetFollowerCountsRequest,
  type GetLibraryRequest,
  type CountAdvertRequest,
  type CountKeptRequest,
  type GetPositionsRequest,
  type GetPreRollRequest,
  type GetPreRollResponseSchema,
  type GetSourceGroupRequest,
  type GetStreamRequest,
  type GetStreamResponseSchema,
  type ImportLibraryRequest,
  type ImportPlacementsRequest,
  type ImportPositionsRequest,
  type ImportSourcesRequest,
  type ListContinueWatchingRequest,
  type ListContinueWatchingResponseSchema,
  type ListLastWatchedRequest,
  type ListLibraryRequest,
  type ListPlacementsResponseSchema,
  type ListSourceGroupsRequest,
  type ListSourceGroupsResponseSchema,
  type ListTitleGroupsRequest,
  type ListTitleGroupsResponseSchema,
  type ReachedRequest,
  type RemoveContinueWatchingRequest,
  type RemovePlacementsRequest,
  type SavePositionRequest,
  type SavePositionResponseSchema,
  type SetEpisodeWatchedRequest,
  type SetSeasonWatchedRequest,
  type SetTitleMarkRequest,
  type SnapshotRequest,
  type SnapshotResponseSchema,
} from '@seyir/proto';
import { USE_CASES, type UseCases } from '../../use-cases.js';
import {
  toCountsMessage,
  toMoment,
  toPlacement,
  toPlacementMessage,
  variantNumber,
} from './advert-messages.js';
import { toLibraryList, toTitleMark } from './enums.js';
import { toImportedEntry, toImportedGroup, toImportedPosition } from './from-messages.js';
import {
  toGroupMessage,
  toLibraryState,
  toPositionMessage,
  toSegmentMessage,
  toStream,
  toTitleGroupMessage,
  toWatchedEpisode,
} from './to-messages.js';

const memberOf = ({ viewer }: Call): string => {
  if (viewer.memberId === undefined) throw new DomainError('NO_SESSION');
  return viewer.memberId;
};

@GrpcService(PlaybackService)
export class PlaybackController implements ServiceHandlers<typeof PlaybackService> {
  constructor(@Inject(USE_CASES) private readonly app: UseCases) {}

  async listSourceGroups(
    request: ListSourceGroupsRequest,
  ): Promise<MessageInitShape<typeof ListSourceGroupsResponseSchema>> {
    const { groups, segments } = await this.app.listSourceGroups(request.episodeId);
    return { groups: groups.map(toGroupMessage), segments: segments.map(toSegmentMessage) };
  }

  async listTitleGroups({
    titleId,
    season,
    groupId,
    page,
  }: ListTitleGroupsRequest): Promise<MessageInitShape<typeof ListTitleGroupsResponseSchema>> {
    const asked = { titleId, season, groupId, page: page ?? { number: 1, size: 0 } };
    return { groups: (await this.app.listTitleGroups(asked)).map(toTitleGroupMessage) };
  }

  async getSourceGroup({ hash }: GetSourceGroupRequest) {
    return { group: toGroupMessage(await this.app.getSourceGroup(hash)) };
  }

  async checkSource({ hash }: CheckSourceRequest) {
    return { exists: await this.app.checkSource(hash) };
  }

  async getStream(
    request: GetStreamRequest,
    { viewer }: Call,
  ): Promise<MessageInitShape<typeof GetStreamResponseSchema>> {
    const { location, segments } = await this.app.getStream(viewer, request);
    return { stream: toStream(location), segments: segments.map(toSegmentMessage) };
  }

  async savePosition(
    request: SavePositionRequest,
    call: Call,
  ): Promise<MessageInitShape<typeof SavePositionResponseSchema>> {
    const position = await this.app.savePosition(memberOf(call), {
      episodeId: request.episodeId,
      position: request.positionSeconds,
      duration: request.durationSeconds,
      measuredAt: request.measuredAt && timestampDate(request.measuredAt),
    });
    return position ? { position: toPositionMessage(position) } : {};
  }

  async listContinueWatching(
    { page }: ListContinueWatchingRequest,
    call: Call,
  ): Promise<MessageInitShape<typeof ListContinueWatchingResponseSchema>> {
    const found = await this.app.listContinueWatching(memberOf(call), page);
    return {
      positions: found.positions.map(toPositionMessage),
      info: { count: found.count, last: found.last },
    };
  }

  async removeContinueWatching({ id }: RemoveContinueWatchingRequest, call: Call) {
    await this.app.removeContinueWatching(memberOf(call), id);
    return {};
  }

  async getPositions({ episodeIds }: GetPositionsRequest, call: Call) {
    const positions = await this.app.getPositions(memberOf(call), episodeIds);
    return { positions: positions.map(toPositionMessage) };
  }

  setEpisodeWatched({ episodeId, watched }: SetEpisodeWatchedRequest, call: Call) {
    return this.app.setEpisodeWatched(memberOf(call), episodeId, watched);
  }

  async setSeasonWatched({ watched: wanted, ...season }: SetSeasonWatchedRequest, call: Call) {
    const { watched, episodeIds } = await this.app.setSeasonWatched(memberOf(call), season, wanted);
    return { watched, episodeIds: [...episodeIds] };
  }

  async setTitleMark({ titleId, mark, active }: SetTitleMarkRequest, call: Call) {
    const of = { titleId, mark: toTitleMark(mark, 'mark') };
    const state = await this.app.setTitleMark(memberOf(call), of, active);
    return { state: toLibraryState({ titleId, ...state }) };
  }

  async getLibrary(request: GetLibraryRequest, call: Call) {
    const { titles, watchedEpisodeIds, watchedSeasons } = await this.app.getLibrary(memberOf(call), request);
    return {
      titles: titles.map(toLibraryState),
      watchedEpisodeIds: [...watchedEpisodeIds],
      watchedSeasons: [...watchedSeasons],
    };
  }

  async listLibrary({ list, ...filter }: ListLibraryRequest, call: Call) {
    const { kind, watched, page } = filter;
    const input = { list: toLibraryList(list, 'list'), kind, watched, page };
    const { entries, count, last } = await this.app.listLibrary(memberOf(call), input);
    return {
      entries: entries.map((one) => toLibraryState({ titleId: one.entry.titleId, ...one })),
      info: { count, last },
    };
  }

  async listLastWatched({ page }: ListLastWatchedRequest, call: Call) {
    const { episodes, count, last } = await this.app.listLastWatched(memberOf(call), page);
    return { episodes: episodes.map(toWatchedEpisode), info: { count, last } };
  }

  async getFollowerCounts({ titleIds }: GetFollowerCountsRequest) {
    return { counts: await this.app.getFollowerCounts(titleIds) };
  }

  async reached({ memberId, scopes }: ReachedRequest) {
    return { reached: await this.app.reached(memberId, scopes) };
  }

  async getPreRoll(
    request: GetPreRollRequest,
    { viewer }: Call,
  ): Promise<MessageInitShape<typeof GetPreRollResponseSchema>> {
    const { variant, adverts } = await this.app.getPreRoll(viewer, request);
    return { variant: variantNumber[variant], adverts: [...adverts] };
  }

  async countAdvert({ advertId, moment }: CountAdvertRequest, { viewer }: Call) {
    await this.app.countAdvert(viewer, { advertId, moment: toMoment(moment, 'moment') });
    return {};
  }

  async listPlacements(): Promise<MessageInitShape<typeof ListPlacementsResponseSchema>> {
    const { placements, counts } = await this.app.listPlacements();
    return { placements: placements.map(toPlacementMessage), counts: counts.map(toCountsMessage) };
  }

  importPlacements({ placements }: ImportPlacementsRequest) {
    return this.app.importPlacements(placements.map(toPlacement));
  }

  async importSources({ groups, dryRun }: ImportSourcesRequest) {
    const { changes = [], ...counts } = await this.app.importSources(groups.map(toImportedGroup), dryRun);
    return { ...counts, changes: changes.map((change) => ({ ...change, fields: [...change.fields] })) };
  }

  importPositions({ positions }: ImportPositionsRequest) {
    return this.app.importPositions(positions.map(toImportedPosition));
  }

  importLibrary({ entries }: ImportLibraryRequest) {
    return this.app.importLibrary(entries.map(toImportedEntry));
  }

  async removePlacements({ ids }: RemovePlacementsRequest) {
    return { count: await this.app.removePlacements(ids) };
  }

  async countKept({ memberIds, subjectIds }: CountKeptRequest) {
    return { counts: await this.app.countKept(memberIds, subjectIds) };
  }

  async snapshot({
    topic,
    cursor,
    limit,
  }: SnapshotRequest): Promise<MessageInitShape<typeof SnapshotResponseSchema>> {
    const { records, next } = await this.app.snapshot(topic, cursor, limit);
    return {
      records: records.map(({ type, key, version, time, data }) => ({
        type,
        key,
        version,
        time: timestampFromDate(time),
        data,
      })),
      nextCursor: next,
    };
  }
}
