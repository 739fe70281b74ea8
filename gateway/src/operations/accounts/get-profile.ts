import { wakes, type Profile } from '@seyir/proto';
import { z } from 'zod';
import { noneWhenNotFound } from '../catalogue/get-title.js';
import { operation } from '../operation.js';

/** The page of a member as the viewer may see it; undefined if there is none. Visitors share one read. */
export const getProfile = operation({
  input: z.object({ username: z.string().min(1).max(64) }),
  access: 'public',
  async run({ parts, services, viewer }, { username }): Promise<Profile | undefined> {
    const read = async (from: typeof services) => (await from.accounts.getProfile({ username })).profile;
    const reading = viewer.memberId
      ? read(services)
      : parts.reads.get(
          `profile:${username}`,
          wakes.members,
          () => read(parts.asVisitor),
          (profile) => (profile?.member ? [profile.member.id] : []),
        );
    return reading.catch(noneWhenNotFound);
  },
});
