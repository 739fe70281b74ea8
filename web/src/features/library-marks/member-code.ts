import type { ApolloClient, TypedDocumentNode } from '@apollo/client';
import { SeasonWatchedFragmentDoc } from '../../generated/season-watched-fragment.js';
import { SetEpisodeWatchedDocument } from '../../generated/set-episode-watched.js';
import { SetSeasonWatchedDocument } from '../../generated/set-season-watched.js';
import { SetScoreDocument } from '../../generated/set-score.js';
import { SetTitleMarkDocument } from '../../generated/set-title-mark.js';
import { TitleMarksFragmentDoc } from '../../generated/title-marks-fragment.js';
import type { SeasonWatchedFragment, TitleMark } from '../../generated/types.js';
import { answerOf } from '../../lib/optimistic.js';
import type { QueueContext } from '../../lib/queue-link.js';
import { episodesOf, type LibraryType, seasonId } from './seasons.js';
import { noMarks, withMark } from './title-mark.js';

export { readLibrary } from './overlay.js';

// The mutations of the library: each is shown at once and reverted if it fails.

/** The shown value, with the pending changes applied. */
const shown = <T>(client: ApolloClient, fragment: TypedDocumentNode<T>, type: LibraryType, id: string) =>
  client.cache.readFragment<T>({ fragment, from: { __typename: type, id }, optimistic: true }) ?? undefined;

const queued = (queue: string): QueueContext => ({ queue: `library:${queue}` });

const season = (id: string, watched: boolean): SeasonWatchedFragment =>
  answerOf('SeasonLibrary', { id, watched });
const episode = (id: string, watched: boolean) => answerOf('EpisodeLibrary', { id, watched });

export function setTitleMark(client: ApolloClient, titleId: string, mark: TitleMark, active: boolean) {
  const before = shown(client, TitleMarksFragmentDoc, 'TitleLibrary', titleId) ?? noMarks;
  const library = answerOf('TitleLibrary', { ...withMark(before, mark, active), id: titleId });
  return client.mutate({
    mutation: SetTitleMarkDocument,
    variables: { input: { titleId, mark, active, idempotencyKey: crypto.randomUUID() } },
    optimisticResponse: { setTitleMark: answerOf('SetTitleMarkPayload', { library }) },
    context: { ...queued(titleId) },
  });
}

/** @param score 1 to 10; null takes it back. The title's rating follows with the answer. */
export function setScore(client: ApolloClient, titleId: string, score: number | null) {
  const before = shown(client, TitleMarksFragmentDoc, 'TitleLibrary', titleId) ?? noMarks;
  const library = answerOf('TitleLibrary', { ...before, score, id: titleId });
  return client.mutate({
    mutation: SetScoreDocument,
    variables: { input: { titleId, score, idempotencyKey: crypto.randomUUID() } },
    optimisticResponse: { setScore: answerOf('SetScorePayload', { library, title: null }) },
    context: { ...queued(titleId) },
  });
}

/** @param ofSeason the season's id; an unwatched episode clears its box too */
export function setEpisodeWatched(
  client: ApolloClient,
  episodeId: string,
  ofSeason: string,
  watched: boolean,
) {
  const whole = shown(client, SeasonWatchedFragmentDoc, 'SeasonLibrary', ofSeason)?.watched ?? false;
  return client.mutate({
    mutation: SetEpisodeWatchedDocument,
    variables: { input: { episodeId, watched, idempotencyKey: crypto.randomUUID() } },
    optimisticResponse: {
      setEpisodeWatched: answerOf('SetEpisodeWatchedPayload', {
        episode: episode(episodeId, watched),
        season: season(ofSeason, watched && whole),
      }),
    },
    context: { ...queued(ofSeason) },
  });
}

/** Sets the boxes of the season's episodes too. */
export function setSeasonWatched(client: ApolloClient, titleId: string, number: number, watched: boolean) {
  const id = seasonId(titleId, number);
  return client.mutate({
    mutation: SetSeasonWatchedDocument,
    variables: { input: { titleId, season: number, watched, idempotencyKey: crypto.randomUUID() } },
    optimisticResponse: {
      setSeasonWatched: answerOf('SetSeasonWatchedPayload', {
        season: season(id, watched),
        episodes: episodesOf(client, id).map((one) => episode(one, watched)),
      }),
    },
    context: { ...queued(id) },
  });
}
