import { statement, type UnitOfWork } from '@seyir/kit';
import { In } from 'typeorm';
import type { PhotoStore } from '../../app/ports.js';
import type { Photo } from '../../domain/photo.js';
import { PhotoRow } from './entities/photo.js';

type FileRow = Pick<PhotoRow, 'file'>;

const addPhotos = statement(
  `INSERT INTO post_photo (post_id, place, id, file, width, height, alt)
   SELECT $1, coalesce((SELECT max(place) FROM post_photo WHERE post_id = $1), 0) + ordinality, id, file, width, height, alt
   FROM unnest($2::uuid[], $3::text[], $4::integer[], $5::integer[], $6::text[])
     WITH ORDINALITY AS added (id, file, width, height, alt, ordinality)`,
);
const deletePhotos = statement<FileRow>(`DELETE FROM post_photo WHERE id = ANY($1::uuid[]) RETURNING file`);
const deleteOfPost = statement<FileRow>(`DELETE FROM post_photo WHERE post_id = $1 RETURNING file`);

const filesOf = (rows: readonly FileRow[]): string[] => rows.map(({ file }) => file);

export class SqlPhotoStore implements PhotoStore {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  async add(postId: string, photos: readonly Photo[]): Promise<void> {
    if (photos.length === 0) return;
    const column = <Field extends keyof Photo>(field: Field) => photos.map((photo) => photo[field]);
    await addPhotos.run(this.unitOfWork, [
      postId,
      column('id'),
      column('file'),
      column('width'),
      column('height'),
      column('alt'),
    ]);
  }

  async used(files: readonly string[]): Promise<ReadonlySet<string>> {
    if (files.length === 0) return new Set();
    const rows = await this.photos.find({ select: { file: true }, where: { file: In([...files]) } });
    return new Set(filesOf(rows));
  }

  async postsOf(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const rows = await this.photos.find({ select: { id: true, postId: true }, where: { id: In([...ids]) } });
    return new Map(rows.map(({ id, postId }) => [id, postId]));
  }

  async remove(ids: readonly string[]): Promise<string[]> {
    return filesOf(await deletePhotos.all(this.unitOfWork, [ids]));
  }

  async removeOf(postId: string): Promise<string[]> {
    return filesOf(await deleteOfPost.all(this.unitOfWork, [postId]));
  }

  private get photos() {
    return this.unitOfWork.rows(PhotoRow);
  }
}
