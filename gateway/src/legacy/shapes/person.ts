import type { Member } from '@seyir/proto';
import { z } from 'zod';
import { imagePath } from '../../operations/links.js';
import { path } from './common.js';

export const person = z.object({ id: z.string(), username: z.string(), name: z.string(), image: path });

/** The name is empty for a removed member. */
export const asPerson = (member: Member | undefined): z.output<typeof person> => ({
  id: member?.id ?? '',
  username: member?.username ?? '',
  name: member?.name ?? 'Eski üye',
  image: imagePath(member?.avatar ?? '') ?? '',
});
