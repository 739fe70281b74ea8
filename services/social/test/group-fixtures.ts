import { memberId, type Running } from './fixtures.js';

const roles = { member: 1, manager: 2, owner: 3 } as const;

let made = 0;

/** A group of a new owner. */
export const newGroup = async (
  running: Running,
  owner: number,
  fields: {
    readonly private?: boolean;
    readonly approval?: boolean;
    readonly name?: string;
    readonly cover?: string;
    readonly poster?: string;
  } = {},
) => {
  const input = { name: `Grup ${(made += 1)}`, description: 'Final geceleri', ...fields };
  const { group } = await running.as(owner).createGroup({ fields: input });
  return { ...group!, owner };
};

/** Adds a member to a group, even if it needs approval; a new owner replaces the old one. */
export const putInto = async (
  { database }: Running,
  groupId: string,
  member: number,
  role: keyof typeof roles,
): Promise<void> => {
  if (role === 'owner')
    await database.query(`UPDATE group_member SET role = 2 WHERE group_id = $1 AND role = 3`, [groupId]);
  await database.query(
    `INSERT INTO group_member (group_id, member_id, role, since) VALUES ($1, $2, $3, now())`,
    [groupId, memberId(member), roles[role]],
  );
  await database.query(`UPDATE member_group SET member_count = member_count + 1 WHERE id = $1`, [groupId]);
};

/** A post of a member in a group. */
export const groupPost = async (
  running: Running,
  author: number,
  groupId: string,
  body: string,
  more: object = {},
) => (await running.as(author).createGroupPost({ groupId, post: { body, ...more } })).post!;

/** The numbers of members and requests that each group shows, where they differ from a recount. */
export const wrongCounts = async ({ database }: Running): Promise<unknown[]> =>
  (
    await database.query(
      `SELECT g.name FROM member_group g WHERE g.deleted_at IS NULL AND (
         g.member_count <> (SELECT count(*) FROM group_member m WHERE m.group_id = g.id)
         OR g.request_count <> (SELECT count(*) FROM group_request r WHERE r.group_id = g.id))`,
    )
  ).rows;
