import { GroupStanding, type Member } from '@seyir/proto';
import { z } from 'zod';
import { asBit, bit } from './common.js';
import { asPerson, person } from './person.js';

export const groupUser = person.extend({ invited: bit });

export type GroupUserShape = z.output<typeof groupUser>;

export const asGroupUser = (member: Member, standing: GroupStanding): GroupUserShape => ({
  ...asPerson(member),
  invited: asBit(standing === GroupStanding.INVITED),
});
