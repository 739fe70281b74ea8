import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createDataSource, UnitOfWork } from '@seyir/kit';
import { eventually } from '@seyir/kit/testing';
import { entities } from '../src/adapters/store/entities/index.js';
import { photoFiles } from '../src/adapters/store/photo-files.js';
import { SqlPhotoStore } from '../src/adapters/store/photo-store.js';
import { sweepPhotos } from '../src/app/sweep-photos.js';
import { id, memberId, problems, startMessaging, type Running } from './fixtures.js';

let running: Running;
beforeAll(async () => {
  running = await startMessaging();
});
afterAll(() => running.close());

let stored = 0;
/** A photo as the gateway stores it. */
const storePhoto = async (day = '2026-11-20', alt = '') => {
  const file = `message-${day}-${id('f070', ++stored)}/photo.webp`;
  await running.bench.platform('messaging').blobs.put(`media/${file}`, Buffer.from('webp'), 'image/webp');
  return { file, width: 800, height: 600, alt };
};
const isStored = async (file: string) =>
  (await running.bench.platform('messaging').blobs.stat(`media/${file}`)) !== undefined;
const rowsOf = async (files: readonly string[]) =>
  (await running.database.query(`SELECT 1 FROM message_photo WHERE file = ANY($1)`, [files])).rows;
const send = async (n: number, conversationId: string, body: string, photos: object[], more: object = {}) =>
  (await running.as(n).sendMessage({ conversationId, body, photos, ...more })).message!;

describe('photos of a message', () => {
  it('are kept in their order with their alt texts, at most four, also without a text, for both members', async () => {
    const { conversationId } = await running.open(1, 2);
    const photos = [];
    for (const alt of ['Bir', 'İki', 'Üç', 'Dört']) photos.push(await storePhoto(undefined, alt));
    const sent = await send(1, conversationId, '', photos);
    expect(sent).toMatchObject({ body: '', photos: photos.map(({ alt, file }) => ({ alt, file })) });
    const [read] = (await running.as(2).listMessages({ conversationId })).messages;
    expect(read?.photos).toEqual(sent.photos);
    const [inList] = await running.inbox(2);
    expect(inList?.last?.photos).toHaveLength(4);
    const five = [];
    for (let n = 0; n < 5; n++) five.push(await storePhoto());
    expect(await problems(send(1, conversationId, 'Beş', five))).toEqual({ photos: 'too_many' });
    expect(await problems(send(1, conversationId, ' ', []))).toEqual({ body: 'required' });
  });

  it('open a conversation, and a reply to photos alone names their number', async () => {
    const answer = await running.as(3).openConversation({
      memberId: memberId(4),
      body: '',
      photos: [await storePhoto(), await storePhoto()],
    });
    const conversationId = answer.conversation!.id;
    const reply = await send(4, conversationId, 'Ne güzel', [], { replyToId: answer.message!.id });
    expect(reply.replyTo).toMatchObject({ excerpt: '', photoCount: 2, deleted: false });
  });

  it('are refused when they are not stored, belong to another message or a post, are doubled, or have a long alt text', async () => {
    const { conversationId } = await running.open(5, 6);
    const [used, fresh] = [await storePhoto(), await storePhoto()];
    await send(5, conversationId, 'İlk', [used]);
    const unknown = { ...fresh, file: `message-2026-11-20-${id('dddd', 1)}/photo.webp` };
    const ofPost = { ...fresh, file: `photo-2026-11-20-${id('dddd', 1)}/photo.webp` };
    for (const photos of [[used], [unknown], [ofPost], [fresh, fresh]])
      expect(await problems(send(5, conversationId, 'İkinci', photos))).toEqual({ photos: 'invalid' });
    expect(await problems(send(5, conversationId, 'a', [{ ...fresh, alt: 'ğ'.repeat(301) }]))).toEqual({
      alt: 'too_long',
    });
  });

  it('nobody outside the conversation reads them, and nobody sends them across a block', async () => {
    const { conversationId } = await running.open(7, 8);
    await send(7, conversationId, '', [await storePhoto()]);
    expect(await problems(running.as(9).listMessages({ conversationId }))).toBe('NOT_FOUND');
    await running.block(8, 7);
    const photo = await storePhoto();
    expect(await problems(send(7, conversationId, '', [photo]))).toBe('FORBIDDEN');
    expect(await rowsOf([photo.file])).toEqual([]);
  });

  it('a repeated message with its key has them once', async () => {
    const { conversationId } = await running.open(10, 11);
    const message = { conversationId, body: '', photos: [await storePhoto()] };
    const options = { idempotencyKey: 'message-10-once' };
    const answers = await Promise.all([1, 2, 3].map(() => running.as(10).sendMessage(message, options)));
    expect(new Set(answers.map((answer) => answer.message!.id)).size).toBe(1);
    for (const answer of answers) expect(answer.message!.photos).toHaveLength(1);
    expect((await running.as(11).listMessages({ conversationId })).messages).toHaveLength(2);
  });

  it('are in the copy for the case of a report', async () => {
    const { conversationId } = await running.open(18, 19);
    const photos = [await storePhoto(undefined, 'İskele'), await storePhoto()];
    const { id: messageId } = await send(18, conversationId, 'Bak', photos);
    const { messages } = await running.as(19).copyEvidence({ messageId });
    expect(messages.at(-1)).toMatchObject({ messageId, body: 'Bak', photos });
  });

  it('stay when the text is edited, which may then be empty', async () => {
    const { conversationId, messageId } = await running.open(12, 13);
    const sent = await send(12, conversationId, 'Bak', [await storePhoto()]);
    const { message: edited } = await running.as(12).editMessage({ messageId: sent.id, body: '' });
    expect(edited).toMatchObject({ body: '', edited: true, photos: [{}] });
    expect(await problems(running.as(12).editMessage({ messageId, body: '' }))).toEqual({ body: 'required' });
  });

  it('go with a deleted message and with an erased member, rows and files', async () => {
    const { conversationId } = await running.open(14, 15);
    const files = [await storePhoto(), await storePhoto()];
    const first = await send(14, conversationId, 'Silinir', [files[0]!]);
    const { message: deleted } = await running.as(14).deleteMessage({ messageId: first.id });
    expect(deleted).toMatchObject({ deleted: true, photos: [] });
    const second = await send(14, conversationId, '', [files[1]!]);
    await running.erase(14);
    const [gone] = (await running.as(15).listMessages({ conversationId })).messages;
    expect(gone).toMatchObject({ id: second.id, deleted: true, photos: [] });
    await eventually(async () => {
      for (const { file } of files) expect(await isStored(file)).toBe(false);
      expect(await rowsOf(files.map(({ file }) => file))).toEqual([]);
    });
  });

  it('that no message ever had are deleted once no message can arrive for them', async () => {
    const { conversationId } = await running.open(16, 17);
    const [used, unused, fresh] = [
      await storePhoto('2026-01-01'),
      await storePhoto('2026-01-01'),
      await storePhoto(running.bench.clock.now().toISOString().slice(0, 10)),
    ];
    await send(16, conversationId, 'Kalır', [used]);
    const source = await createDataSource(await running.bench.databaseUrl('messaging'), {
      entities,
    }).initialize();
    const { blobs } = running.bench.platform('messaging');
    const photos = new SqlPhotoStore(new UnitOfWork(source));
    await sweepPhotos({ photos, photoFiles: photoFiles(blobs), clock: running.bench.clock })();
    await source.destroy();
    expect(await Promise.all([used, unused, fresh].map(({ file }) => isStored(file)))).toEqual([
      true,
      false,
      true,
    ]);
  });
});
