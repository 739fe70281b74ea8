import { isId, type BlobStore } from '@seyir/kit';
import type { ErasureRecords } from '../../app/ports.js';

const FOLDER = 'erasures/';

/** `2026-11-23T03:40:00.000Z` → `20261123` */
const dayOf = (at: Date): string => at.toISOString().slice(0, 10).replaceAll('-', '');

/**
 * One blob per erased member, `erasures/20261123/{id}`, which contains only the id. Blobs are never changed, so two processes
 * cannot lose one.
 */
export const erasureRecords = (blobs: BlobStore): ErasureRecords => ({
  async add(memberIds, at) {
    const content = Buffer.from(at.toISOString());
    for (const id of memberIds) await blobs.put(`${FOLDER}${dayOf(at)}/${id}`, content, 'text/plain');
  },
  async since(since) {
    const found = new Set<string>();
    for await (const name of blobs.list(FOLDER)) {
      const [day = '', id = ''] = name.slice(FOLDER.length).split('/');
      if (day >= dayOf(since) && isId(id)) found.add(id);
    }
    return [...found];
  },
});
