import { timestampDate } from '@bufbuild/protobuf/wkt';
import type { ServiceClient } from '@seyir/kit';
import { Role, type AccountsService } from '@seyir/proto';
import type { Members } from '../../app/ports.js';
import { pictureOf } from './reported-photos.js';

const asked = { asService: true, timeoutMs: 1_000 } as const;

export const membersOf = (client: ServiceClient<typeof AccountsService>): Members => ({
  async byUsernames(usernames) {
    const { members } = await client.getMembersByUsernames({ usernames: [...usernames] }, asked);
    return members.map(({ id }) => id);
  },
  async exists(id) {
    return (await client.getMembers({ ids: [id] }, asked)).members.length > 0;
  },
  async evidence(id) {
    const [member] = (await client.getMembers({ ids: [id] }, asked)).members;
    if (!member) return [];
    const { name, username, about, joinedAt, avatar } = member;
    const body = [`${name} (@${username})`, about].filter((part) => part !== '').join('\n\n');
    const sentAt = joinedAt ? timestampDate(joinedAt) : new Date(0);
    return [{ messageId: id, authorId: id, body, sentAt, photos: pictureOf('avatar', avatar) }];
  },
  async standing(id) {
    const [member] = (await client.getMembers({ ids: [id] }, asked)).members;
    if (!member) return undefined;
    if (member.roles.includes(Role.ADMIN)) return 'admin';
    return member.roles.some((role) => role > Role.MEMBER) ? 'staff' : 'member';
  },
});
