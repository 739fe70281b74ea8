import type { ApolloClient } from '@apollo/client';
import { PreRollDocument } from '../../generated/pre-roll.js';
import { ResumePositionDocument } from '../../generated/resume-position.js';
import { StreamDocument } from '../../generated/stream.js';
import type { PreRollQuery, ResumePositionQuery, StreamQuery } from '../../generated/types.js';
import { createEarlyAnswers } from '../../lib/early-answers.js';
import { shownAdverts } from './shown-adverts.js';

type PreRoll = NonNullable<PreRollQuery['preRoll']> | undefined;
type Stream = NonNullable<StreamQuery['stream']>;

/** Adverts by title, which the entrance of a room requests before its player exists. */
export const earlyPreRolls = createEarlyAnswers<PreRoll>();
/** Saved positions and groups by episode, likewise. */
export const earlyResumes = createEarlyAnswers<ResumePositionQuery | undefined>();
/** Addresses by {@link streamKey}, likewise. */
export const earlyStreams = createEarlyAnswers<Stream>();

const forgetful = new WeakSet<ApolloClient>();

/** Drops what waits for its use when the viewer changes: it may belong to the previous one. */
export const forgetWithViewer = (client: ApolloClient): void => {
  if (forgetful.has(client)) return;
  forgetful.add(client);
  client.onResetStore(() => {
    for (const answers of [earlyPreRolls, earlyResumes, earlyStreams]) answers.clear();
    return Promise.resolve();
  });
};

export const streamKey = (episodeId: string, sourceHash: string): string => `${episodeId} ${sourceHash}`;

/** The adverts before an episode. Each showing selects them again, so nothing is cached. */
export const askPreRoll = async (client: ApolloClient, titleId: string): Promise<PreRoll> => {
  const { data } = await client.query({
    query: PreRollDocument,
    variables: { titleId, seen: shownAdverts() },
    fetchPolicy: 'no-cache',
    context: { quiet: true },
  });
  return data?.preRoll ?? undefined;
};

/** A member's saved position in an episode, and the translator group of its title. */
export const askResume = async (client: ApolloClient, episodeId: string, titleId: string) => {
  const { data } = await client.query({
    query: ResumePositionDocument,
    variables: { episodeIds: [episodeId], titleIds: [titleId] },
    fetchPolicy: 'network-only',
  });
  return data;
};

/** The group that the account has for a title. */
export const groupOf = (answer: ResumePositionQuery | undefined, titleId: string): string | undefined =>
  answer?.library?.titles.find(({ id }) => id === titleId)?.groupId ?? undefined;

/** A source's address. It is signed for a few hours, so nothing is cached. Rejects if the source has none. */
export const askStream = async (
  client: ApolloClient,
  episodeId: string,
  sourceHash: string,
): Promise<Stream> => {
  const { data } = await client.query({
    query: StreamDocument,
    variables: { sourceHash, episodeId },
    fetchPolicy: 'no-cache',
  });
  if (!data?.stream) throw new Error('the source has no stream');
  return data.stream;
};
