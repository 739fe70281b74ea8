import { avatarName } from '../pictures.js';
import { members } from '../data/members.js';
import type { Seed } from '../ids.js';
import type { DemoMember } from '../types.js';
import { day } from './dates.js';

/** The members, in the order of the data. All joined long before their first text. */
export function buildMembers(seed: Seed, now: Date): DemoMember[] {
  return members.map(({ username, name, bio, country, role }) => ({
    id: seed.id('member', username),
    username,
    name,
    email: `${username}@demo.example`,
    bio,
    country,
    roles: role === 'member' ? ['member'] : ['member', role],
    avatar: avatarName(username),
    joinedAt: new Date(now.getTime() - Math.round((320 + seed.share(`joined:${username}`) * 600) * day)),
  }));
}
