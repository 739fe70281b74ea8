import type { MessageInitShape } from '@bufbuild/protobuf';
import { timestampDate, timestampFromDate } from '@bufbuild/protobuf/wkt';
import { Inject } from '@nestjs/common';
import { DomainError, GrpcService, type Call, type ServiceHandlers } from '@seyir/kit';
import {
  PlaybackService,
  type CheckSourceRequest,
  type GetPositionsRequest,
  type GetSourceGroupRequest,
  type GetStreamRequest,
  type GetStreamResponseSchema,
  type ImportPositionsRequest,
  type ImportSourcesRequest,
  type ListContinueWatchingRequest,
  type ListContinueWatchingResponseSchema,
  type ListSourceGroupsRequest,
  type ListSourceGroupsResponseSchema,
  type ReachedRequest,
  type RemoveContinueWatchingRequest,
  type SavePositionRequest,
  type SavePositionResponseSchema,
  type SnapshotRequest,
  type SnapshotResponseSchema,
} from '@seyir/proto';
import type { UseCases } from '../../playback.module.js';
import { USE_CASES } from '../../use-cases.js';
import { toImportedGroup, toImportedPosition } from './from-messages.js';
import { toGroupMessage, toPositionMessage, toSegmentMessage, toStream } from './to-messages.js';

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
    const found = await this.app.listContinueWatching(memberOf(call), page ?? { number: 1, size: 0 });
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

  async reached({ memberId, scopes }: ReachedRequest) {
    return { reached: await this.app.reached(memberId, scopes) };
  }

  importSources({ groups }: ImportSourcesRequest) {
    return this.app.importSources(groups.map(toImportedGroup));
  }

  importPositions({ positions }: ImportPositionsRequest) {
    return this.app.importPositions(positions.map(toImportedPosition));
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
