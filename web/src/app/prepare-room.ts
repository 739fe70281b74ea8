import type { ApolloClient } from '@apollo/client';
import { sourceOrder } from '../features/player/source-order.js';
import { warmManifest } from '../features/player/stream-address.js';
import {
  askPreRoll,
  askResume,
  askStream,
  earlyPreRolls,
  earlyResumes,
  earlyStreams,
  forgetWithViewer,
  groupOf,
  streamKey,
} from '../features/watch/early-start.js';
import { keptGroup } from '../features/watch/kept-groups.js';
import type { RoomFieldsFragment } from '../generated/types.js';
import { WatchPageDocument } from '../generated/watch-page.js';

const ignore = () => undefined;

/** The place of a room's episode in the programme. */
export const placeOf = ({ episode }: RoomFieldsFragment) =>
  episode?.title && {
    kind: episode.title.kind,
    slug: episode.title.slug,
    season: episode.season,
    number: episode.number,
  };

/**
 * Requests everything that the player of a room's episode needs before its first segment: its page, adverts, saved position, and the
 * address and manifest of its source. One after the other, each of them costs a slow connection a third of a second.
 */
export function prepareRoom(client: ApolloClient, room: RoomFieldsFragment): void {
  const { episode, sourceHash } = room;
  const variables = placeOf(room);
  if (!episode?.title || !variables) return;
  const { id } = episode;
  const titleId = episode.title.id;
  forgetWithViewer(client);
  let prepared: string | undefined;
  const prepareStream = (hash: string) => {
    if (hash === prepared) return;
    prepared = hash;
    const stream = earlyStreams.keep(streamKey(id, hash), () => askStream(client, id, hash));
    stream.then(warmManifest).catch(ignore);
  };
  const kept = keptGroup(titleId);
  // The room's source plays for a member who has not chosen a group, which only the answers below tell.
  if (sourceHash && kept === undefined) prepareStream(sourceHash);
  earlyPreRolls.keep(titleId, () => askPreRoll(client, titleId)).catch(ignore);
  const resume = earlyResumes.keep(id, () => askResume(client, id, titleId));
  const page = client.query({ query: WatchPageDocument, variables, context: { quiet: true } });
  Promise.all([page, resume])
    .then(([{ data }, answer]) => {
      const groups = data?.watchPage?.sources?.groups ?? [];
      const groupId = groupOf(answer, titleId) ?? kept;
      const hash = groupId ? undefined : (sourceHash ?? undefined);
      const [first] = sourceOrder(groups, { member: true, groupId, hash });
      if (first) prepareStream(first.source.hash);
    })
    .catch(ignore);
}
