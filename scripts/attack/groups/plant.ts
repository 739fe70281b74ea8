import { ask, submit } from '../lib/ask.ts';
import { uploadPhoto } from '../lib/upload.ts';
import type { Joined } from '../lib/people.ts';
import type { Json } from '../../lib/json.ts';

const DAY_MS = 86_400_000;

export const send = async (by: Joined, document: string, variables: object = {}): Promise<Json> => {
  const { code, data, text } = await ask(by.caller, document, variables);
  if (code) throw new Error(`${document}: ${text.slice(0, 300)}`);
  return data;
};

/** A private group with its owner and members. @param marker starts every word that must stay inside */
export const openGroup = async ({
  marker,
  owner,
  members,
  invited,
}: {
  marker: string;
  owner: Joined;
  members: readonly Joined[];
  invited: Joined;
}) => {
  const { data, code, text } = await submit(owner.caller, '/group/create', {
    groupName: `Grup ${marker.slice(0, 8)}`,
    groupTagline: 'Herkese açık tanıtım',
    groupDesc: `${marker}a yalnız bizim için`,
    groupWebsite: `https://${marker}b.example/`,
    dc: `${marker}c`,
    private: '1',
  });
  if (code) throw new Error(`/group/create: ${text}`);
  const slug = (data.group as string).replace('/grup/', '');
  const { group } = await send(owner, 'OwnGroup', { slug });
  const id: string = group.id;
  for (const one of members) await send(one, 'JoinGroup', { id });
  const { groupRequests } = await send(owner, 'GroupDesk', { groupId: id });
  for (const request of groupRequests.items)
    await send(owner, 'AnswerGroupRequest', { id: request.id, accepted: true });
  const { viewer } = await send(invited, 'Viewer');
  await send(owner, 'SetGroupInvite', { groupId: id, memberId: viewer.id, invited: true });
  const markers = {
    [`${marker}a`]: 'the description',
    [`${marker}b`]: 'the website',
    [`${marker}c`]: 'the name on a network',
  };
  return { id, slug, markers };
};

interface Inside {
  marker: string;
  group: { id: string; slug: string };
  episodeId: string;
  owner: Joined;
  insider: Joined;
  /** members who are mentioned */
  named: readonly Joined[];
  /** added to the names of the texts */
  when?: string;
}

/** Everything that a group can contain, each text with a word of its own. */
export const fillGroup = async ({ marker, group, episodeId, owner, insider, named, when = '' }: Inside) => {
  const mentions = named.map(({ username }) => `@${username}`).join(' ');
  const groupPost = async (by: Joined, input: object) =>
    (await send(by, 'CreateGroupPost', { groupId: group.id, input })).createGroupPost.post;
  const text = await groupPost(owner, { body: `${marker}d bu akşam bizde ${mentions}`, episodeId });
  const uploadId = await uploadPhoto(insider.caller);
  const pictured = await groupPost(insider, {
    body: `${marker}e salondan`,
    photos: [{ uploadId, alt: `${marker}f salonumuz` }],
  });
  const polled = await groupPost(owner, {
    body: '',
    poll: { question: `${marker}g hangisi?`, answers: [`${marker}h bu`, 'şu'] },
  });
  const target = { kind: 'POST', id: text.id };
  const { comment } = (
    await send(insider, 'PostComment', { input: { target, body: `${marker}i geliyorum ${mentions}` } })
  ).postComment;
  const reply = (
    await send(owner, 'PostReply', {
      input: { parentId: comment.id, body: `${marker}j bekliyoruz ${mentions}` },
    })
  ).postReply.comment;
  const legacy = await submit(insider.caller, '/set/group/reply', {
    id: pictured.id,
    group_id: group.id,
    message: `${marker}k güzelmiş ${mentions}`,
  });
  if (legacy.code) throw new Error(`/set/group/reply: ${legacy.text}`);
  await send(insider, 'Clap', { input: { postId: text.id, claps: 3 } });
  await send(insider, 'VoteInPoll', { input: { postId: polled.id, answer: 1 } });
  await send(insider, 'ReactToTopic', {
    input: { targetType: 'POST', targetId: text.id, reaction: 'GREAT', active: true },
  });
  const at = new Date(Date.now() + 2 * DAY_MS).toISOString();
  await send(owner, 'PlanGroupEpisode', { groupId: group.id, episodeId, at });
  await send(insider, 'ShareProgress', { groupId: group.id, shared: true });
  await send(insider, 'SetEpisodeWatched', { input: { episodeId, watched: true } });

  const photo: string = pictured.photos[0].src;
  const asset = photo.split('/').at(-2) ?? '';
  return {
    // Other fields would be reflected by the refusal of an edit.
    posts: [text, pictured, polled].map(({ id, version }): { id: string; version: number } => ({
      id,
      version,
    })),
    comments: [comment.id, reply.id, legacy.data.id] as string[],
    photo,
    asset,
    markers: Object.fromEntries(
      Object.entries({
        [`${marker}d`]: 'a post',
        [`${marker}e`]: 'a post with a photo',
        [`${marker}f`]: 'the description of a photo',
        [`${marker}g`]: 'the question of a poll',
        [`${marker}h`]: 'an answer of a poll',
        [`${marker}i`]: 'a comment on a post',
        [`${marker}j`]: 'a reply below a post',
        [`${marker}k`]: 'a legacy reply below a post',
        [asset]: 'the address of a photo',
        [at]: 'a date of the plan',
      }).map(([word, what]) => [word, what + when]),
    ),
  };
};

export type Filled = Awaited<ReturnType<typeof fillGroup>>;
