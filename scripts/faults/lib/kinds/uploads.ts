import sharp from 'sharp';
import { memberOf, type Kind } from './kind.ts';

/** Members upload avatars. */
export const uploads: Kind = {
  name: 'upload',
  every: 40,
  // One key per member: the next picture is sent after the previous one.
  intend: ({ members }, n) => ({ key: `${members[n % members.length]?.id}`, value: String(n), by: n }),
  async send(context, intent) {
    const n = Number(intent.value);
    const background = { r: n % 256, g: 120, b: 200 };
    const picture = await sharp({ create: { width: 64, height: 64, channels: 3, background } })
      .png()
      .toBuffer();
    await context.client.uploadAvatar(memberOf(context, intent), picture);
  },
  async check({ members, query, client }, writes) {
    const rows = await query('accounts', 'SELECT id, avatar FROM member WHERE id = ANY($1::uuid[])', [
      members.map(({ id }) => id),
    ]);
    const uploaded = new Set(writes.filter(({ acknowledged }) => acknowledged).map(({ key }) => key));
    const lost: string[] = [];
    for (const { id, avatar } of rows.filter((row) => uploaded.has(row.id)))
      if (avatar === '' || !(await client.hasImage(avatar))) lost.push(`${id}: ${avatar || 'no picture'}`);
    return { lost, phantom: [] };
  },
};
