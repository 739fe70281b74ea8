import { timestampDate } from '@bufbuild/protobuf/wkt';
import { grpcController, memberOf, pageInfo, snapshotHandler, topicSnapshot } from '@seyir/kit';
import { PlaybackService, topics } from '@seyir/proto';
import { libraryMessage, progressMessage, sourcesMessage, translationKind } from '../events/messages.js';
import type { UseCases } from '../../use-cases.js';
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
  toMemberTitle,
  toPositionMessage,
  toSegmentMessage,
  toStream,
  toTitleGroupMessage,
  toWatchedEpisode,
} from './to-messages.js';

export const playbackController = grpcController(PlaybackService, (app: UseCases) => ({
  async listSourceGroups(request) {
    const { groups, poor, segments } = await app.listSourceGroups(request.episodeId);
    return {
      groups: groups.map((group) => toGroupMessage(group, poor)),
      segments: segments.map(toSegmentMessage),
    };
  },

  async listTitleGroups({ titleId, season, groupId, page }) {
    const asked = { titleId, season, groupId, page: page ?? { number: 1, size: 0 } };
    return { groups: (await app.listTitleGroups(asked)).map(toTitleGroupMessage) };
  },

  async getTranslations({ episodeIds }) {
    const episodes = await app.getTranslations(episodeIds);
    return {
      episodes: episodes.map((translations) => ({
        translations: translations.map((one) => translationKind[one]),
      })),
    };
  },

  async getSourceGroup({ hash }) {
    const { group, poor } = await app.getSourceGroup(hash);
    return { group: toGroupMessage(group, poor) };
  },

  async checkSource({ hash }) {
    const { episodeId = '', name = '' } = (await app.checkSource(hash)) ?? {};
    return { exists: episodeId !== '', episodeId, name };
  },

  async getStream(request, { viewer }) {
    const { location, segments } = await app.getStream(viewer, {
      sourceHash: request.sourceHash,
      episodeId: request.episodeId,
      // The gateway of release 0.1.0 does not send this field.
      ageConfirmed: request.ageConfirmed ?? true,
    });
    return { stream: toStream(location), segments: segments.map(toSegmentMessage) };
  },

  async savePosition(request, call) {
    const { position, nextReport } = await app.savePosition(memberOf(call), {
      episodeId: request.episodeId,
      position: request.positionSeconds,
      duration: request.durationSeconds,
      measuredAt: request.measuredAt && timestampDate(request.measuredAt),
    });
    return { ...(position && { position: toPositionMessage(position) }), nextReportSeconds: nextReport };
  },

  async listContinueWatching({ page }, call) {
    const found = await app.listContinueWatching(memberOf(call), page);
    return {
      positions: found.items.map(toPositionMessage),
      info: pageInfo(found),
    };
  },

  async removeContinueWatching({ id }, call) {
    await app.removeContinueWatching(memberOf(call), id);
    return {};
  },

  async getPositions({ episodeIds }, call) {
    const positions = await app.getPositions(memberOf(call), episodeIds);
    return { positions: positions.map(toPositionMessage) };
  },

  setEpisodeWatched({ episodeId, watched }, call) {
    return app.setEpisodeWatched(memberOf(call), episodeId, watched);
  },

  async setSeasonWatched({ watched: wanted, ...season }, call) {
    const { watched, episodeIds } = await app.setSeasonWatched(memberOf(call), season, wanted);
    return { watched, episodeIds: [...episodeIds] };
  },

  async setTitleMark({ titleId, mark, active }, call) {
    const of = { titleId, mark: toTitleMark(mark, 'mark') };
    const state = await app.setTitleMark(memberOf(call), of, active);
    return { state: toLibraryState({ titleId, ...state }) };
  },

  async chooseGroup(request, call) {
    return { groupId: await app.chooseGroup(memberOf(call), request) };
  },

  async listMostWatched() {
    return { titleIds: await app.listMostWatched() };
  },

  async setScore({ titleId, score }, call) {
    const { title, ...state } = await app.setScore(memberOf(call), titleId, score);
    return { state: toLibraryState({ titleId, ...state }), title };
  },

  async getScores({ titleIds }) {
    return { scores: await app.getScores(titleIds) };
  },

  async getLibrary(request, call) {
    const { titles, watchedEpisodeIds, watchedSeasons } = await app.getLibrary(memberOf(call), request);
    return {
      titles: titles.map(toLibraryState),
      watchedEpisodeIds: [...watchedEpisodeIds],
      watchedSeasons: [...watchedSeasons],
    };
  },

  async listLibrary({ list, ...filter }, call) {
    const { kind, watched, page } = filter;
    const input = { list: toLibraryList(list, 'list'), kind, watched, page };
    const found = await app.listLibrary(memberOf(call), input);
    return {
      entries: found.items.map((one) => toLibraryState({ titleId: one.entry.titleId, ...one })),
      info: pageInfo(found),
    };
  },

  async listMemberLibrary({ memberId, list, kind, page }) {
    const input = { list: toLibraryList(list, 'list'), kind, watched: undefined, page };
    const found = await app.listLibrary(memberId, input);
    return { titles: found.items.map(({ entry }) => toMemberTitle(entry)), info: pageInfo(found) };
  },

  async listLastWatched({ page }, call) {
    const found = await app.listLastWatched(memberOf(call), page);
    return { episodes: found.items.map(toWatchedEpisode), info: pageInfo(found) };
  },

  async getFollowerCounts({ titleIds }) {
    return { counts: await app.getFollowerCounts(titleIds) };
  },

  async reached({ memberId, scopes }) {
    return { reached: await app.reached(memberId, scopes) };
  },

  async getPreRoll(request, { viewer }) {
    const { variant, adverts } = await app.getPreRoll(viewer, request);
    return { variant: variantNumber[variant], adverts: [...adverts] };
  },

  async countAdvert({ advertId, moment }, { viewer }) {
    await app.countAdvert(viewer, { advertId, moment: toMoment(moment, 'moment') });
    return {};
  },

  async countFailedPlay({ sourceHash, episodeId }) {
    await app.countFailedPlay(sourceHash, episodeId);
    return {};
  },

  async listPlacements() {
    const { placements, counts } = await app.listPlacements();
    return { placements: placements.map(toPlacementMessage), counts: counts.map(toCountsMessage) };
  },

  importPlacements({ placements }) {
    return app.importPlacements(placements.map(toPlacement));
  },

  async importSources({ groups, dryRun }) {
    const { changes = [], ...counts } = await app.importSources(groups.map(toImportedGroup), dryRun);
    return { ...counts, changes: changes.map((change) => ({ ...change, fields: [...change.fields] })) };
  },

  importPositions({ positions }) {
    return app.importPositions(positions.map(toImportedPosition));
  },

  importLibrary({ entries }) {
    return app.importLibrary(entries.map(toImportedEntry));
  },

  async removePlacements({ ids }) {
    return { count: await app.removePlacements(ids) };
  },

  listAudit: app.listAudit,

  async countKept({ memberIds, subjectIds }) {
    return { counts: await app.countKept(memberIds, subjectIds) };
  },

  snapshot: snapshotHandler(
    topicSnapshot(topics.sources, app.snapshotSources, sourcesMessage),
    topicSnapshot(topics.progress, app.snapshotProgress, progressMessage),
    topicSnapshot(topics.library, app.snapshotLibrary, libraryMessage),
  ),
}));
