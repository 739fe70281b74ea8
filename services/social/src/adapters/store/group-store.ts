import { prepared, statement, type Keyed, type KeySlice, type UnitOfWork } from '@seyir/kit';
import { In, IsNull } from 'typeorm';
import type { GroupKey, GroupFilter, GroupStore, NewGroup } from '../../app/group-ports.js';
import type { Group, GroupFields } from '../../domain/group.js';
import { GroupRow } from './entities/group.js';
import { selectGroups, toGroup } from './group-rows.js';
import { lockByName } from './lock-by-name.js';

const lockGroup = prepared(`SELECT 1 FROM member_group WHERE id = $1 AND deleted_at IS NULL FOR UPDATE`);

const readByIds = selectGroups('AND g.id = ANY($2::uuid[])');
const readBySlug = selectGroups('AND g.slug = $2');

const usedPictures = statement<{ readonly file: string }>(
  `SELECT cover AS file FROM member_group WHERE cover = ANY($1::text[]) AND cover <> '' AND deleted_at IS NULL
   UNION SELECT poster FROM member_group WHERE poster = ANY($1::text[]) AND poster <> '' AND deleted_at IS NULL`,
);

const slugsLike = statement<Pick<GroupRow, 'slug'>>(
  `SELECT slug FROM member_group WHERE deleted_at IS NULL AND (slug = $1 OR slug ~ ('^' || $1 || '-[0-9]+$'))`,
);

const among: Readonly<Record<GroupFilter, string>> = {
  all: '',
  joined: 'AND g.id IN (SELECT m.group_id FROM group_member m WHERE m.member_id = $1::uuid)',
  invited: 'AND g.id IN (SELECT i.group_id FROM group_invite i WHERE i.member_id = $1::uuid)',
};
const PAGE = `AND (g.member_count, g.id) < ($2::int, $3::uuid)
  ORDER BY g.member_count DESC, g.id DESC LIMIT $4 OFFSET $5`;
/** By the kind of search: $6 is a LIKE pattern for the name's key. */
const searches = {
  nothing: '',
  beginning: 'AND g.name_key COLLATE "C" LIKE $6',
  part: 'AND g.name_key LIKE $6',
} as const;
type Search = keyof typeof searches;

const bySearch = (filter: GroupFilter) => ({
  nothing: selectGroups(`${among[filter]} ${searches.nothing} ${PAGE}`),
  beginning: selectGroups(`${among[filter]} ${searches.beginning} ${PAGE}`),
  part: selectGroups(`${among[filter]} ${searches.part} ${PAGE}`),
});
const lists = { all: bySearch('all'), joined: bySearch('joined'), invited: bySearch('invited') };

/** Trigrams need three letters, so a shorter text is searched as the beginning of a name. */
const searchOf = (key: string): Search =>
  key === '' ? 'nothing' : [...key].length < 3 ? 'beginning' : 'part';

const escaped = (text: string): string => text.replace(/[\\%_]/g, '\\$&');
const patterns: Readonly<Record<Search, (key: string) => string[]>> = {
  nothing: () => [],
  beginning: (key) => [`${escaped(key)}%`],
  part: (key) => [`%${escaped(key)}%`],
};

const LARGEST: GroupKey = { members: 2 ** 31 - 1, id: 'ffffffff-ffff-ffff-ffff-ffffffffffff' };

const deleteOf = (
  table: 'group_member' | 'group_invite' | 'group_request' | 'group_plan',
  key: 'member_id' | 'episode_id' = 'member_id',
) =>
  statement(
    `WITH chunk AS MATERIALIZED (SELECT ${key} FROM ${table} WHERE group_id = $1 LIMIT $2 FOR UPDATE)
     DELETE FROM ${table} t USING chunk WHERE t.group_id = $1 AND t.${key} = chunk.${key}`,
  );
const deletes = [
  deleteOf('group_member'),
  deleteOf('group_invite'),
  deleteOf('group_request'),
  deleteOf('group_plan', 'episode_id'),
];

export class SqlGroupStore implements GroupStore {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  async lockSlug(slug: string): Promise<void> {
    await lockByName.run(this.unitOfWork, [`group ${slug}`]);
  }

  async nameIsTaken(nameKey: string, exceptId: string | undefined): Promise<boolean> {
    const row = await this.groups.findOne({ select: { id: true }, where: { nameKey, deletedAt: IsNull() } });
    return row !== null && row.id !== exceptId;
  }

  async freeSlug(slug: string): Promise<string> {
    const taken = new Set((await slugsLike.all(this.unitOfWork, [slug])).map((row) => row.slug));
    if (!taken.has(slug)) return slug;
    let number = 2;
    while (taken.has(`${slug}-${number}`)) number += 1;
    return `${slug}-${number}`;
  }

  async add(group: NewGroup): Promise<void> {
    await this.groups.insert({ ...group, changedAt: group.createdAt });
  }

  async known(ids: readonly string[]): Promise<ReadonlySet<string>> {
    const rows = await this.groups.find({ select: { id: true }, where: { id: In([...ids]) } });
    return new Set(rows.map(({ id }) => id));
  }

  async edit(
    id: string,
    { now, ...fields }: GroupFields & { readonly nameKey: string; readonly now: Date },
  ): Promise<void> {
    await this.groups.update({ id }, { ...fields, changedAt: now, version: () => 'version + 1' });
  }

  async removePictures(
    id: string,
    { cover, poster }: { readonly cover: boolean; readonly poster: boolean },
    now: Date,
  ): Promise<void> {
    const removed = { ...(cover && { cover: '' }), ...(poster && { poster: '' }) };
    await this.groups.update({ id }, { ...removed, changedAt: now, version: () => 'version + 1' });
  }

  async lock(id: string, viewerId: string | undefined): Promise<Group | undefined> {
    await lockGroup.run(this.unitOfWork, [id]);
    return (await this.byIds([id], viewerId))[0];
  }

  async markDeleted(id: string, now: Date): Promise<boolean> {
    const change = { deletedAt: now, changedAt: now, version: () => 'version + 1' };
    return (await this.groups.update({ id, deletedAt: IsNull() }, change)).affected === 1;
  }

  async removeDeleted(id: string, limit: number): Promise<boolean> {
    for (const deleteChunk of deletes)
      if ((await deleteChunk.run(this.unitOfWork, [id, limit])) === limit) return false;
    await this.groups.delete({ id });
    return true;
  }

  async usedPictures(files: readonly string[]): Promise<ReadonlySet<string>> {
    return new Set((await usedPictures.all(this.unitOfWork, [files])).map(({ file }) => file));
  }

  async byIds(ids: readonly string[], viewerId: string | undefined): Promise<Group[]> {
    return (await readByIds.all(this.unitOfWork, [viewerId ?? null, ids])).map(toGroup);
  }

  async bySlug(slug: string, viewerId: string | undefined): Promise<Group | undefined> {
    const row = await readBySlug.first(this.unitOfWork, [viewerId ?? null, slug]);
    return row && toGroup(row);
  }

  async list(
    filter: GroupFilter,
    nameKey: string,
    viewerId: string | undefined,
    { after = LARGEST, skip, limit }: KeySlice<GroupKey>,
  ): Promise<readonly Keyed<Group, GroupKey>[]> {
    const search = searchOf(nameKey);
    const values = [viewerId ?? null, after.members, after.id, limit, skip, ...patterns[search](nameKey)];
    const rows = await lists[filter][search].all(this.unitOfWork, values);
    return rows.map((row) => ({ item: toGroup(row), key: { members: row.memberCount, id: row.id } }));
  }

  private get groups() {
    return this.unitOfWork.rows(GroupRow);
  }
}
