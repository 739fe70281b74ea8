import { statement, type UnitOfWork } from '@seyir/kit';
import { In } from 'typeorm';
import type { PhotoOwner, PhotoStore } from '../../app/photo-ports.js';
import type { Photo } from '../../domain/photo.js';
import { MessagePhotoRow } from './entities/message-photo.js';

type FileRow = Pick<MessagePhotoRow, 'file'>;

const addPhotos = statement(
  `INSERT INTO message_photo (message_id, author_id, place, id, file, width, height, alt)
   SELECT $1, $2, place, id, file, width, height, alt
   FROM unnest($3::uuid[], $4::text[], $5::integer[], $6::integer[], $7::text[])
     WITH ORDINALITY AS added (id, file, width, height, alt, place)`,
);
const deleteOfMessage = statement<FileRow>(`DELETE FROM message_photo WHERE message_id = $1 RETURNING file`);
const deleteOfAuthor = statement<FileRow>(
  `WITH chunk AS MATERIALIZED (SELECT id FROM message_photo WHERE author_id = $1 LIMIT $2)
   DELETE FROM message_photo p USING chunk WHERE p.id = chunk.id RETURNING p.file`,
);

const filesOf = (rows: readonly FileRow[]): string[] => rows.map(({ file }) => file);

export class SqlPhotoStore implements PhotoStore {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  async add({ id: messageId, authorId }: PhotoOwner, photos: readonly Photo[]): Promise<void> {
    if (photos.length === 0) return;
    const column = <Field extends keyof Photo>(field: Field) => photos.map((photo) => photo[field]);
    await addPhotos.run(this.unitOfWork, [
      messageId,
      authorId,
      column('id'),
      column('file'),
      column('width'),
      column('height'),
      column('alt'),
    ]);
  }

  async used(files: readonly string[]): Promise<ReadonlySet<string>> {
    const rows = await this.photos.find({ select: { file: true }, where: { file: In([...files]) } });
    return new Set(filesOf(rows));
  }

  async removeOf(messageId: string): Promise<string[]> {
    return filesOf(await deleteOfMessage.all(this.unitOfWork, [messageId]));
  }

  async forget(authorId: string, limit: number): Promise<string[]> {
    return filesOf(await deleteOfAuthor.all(this.unitOfWork, [authorId, limit]));
  }

  private get photos() {
    return this.unitOfWork.rows(MessagePhotoRow);
  }
}
