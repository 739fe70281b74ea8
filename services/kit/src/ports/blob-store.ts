import type { Readable } from 'node:stream';

export interface BlobInfo {
  readonly size: number;
  readonly contentType: string;
  /** Changes whenever the content does. */
  readonly etag: string;
}

/** Bytes from `start` to `end`, both inclusive, as in an HTTP range. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/** Images and media. Names are relative paths of letters, digits, `-`, `_`, `.` and `/`; anything else is refused with BAD_INPUT. Whoever chooses names lets none be the folder of another (`a`, `a/b`): some stores hold one of them. */
export interface BlobStore {
  put(name: string, content: Readable | Uint8Array, contentType: string): Promise<BlobInfo>;
  /** Undefined where there is none. */
  stat(name: string): Promise<BlobInfo | undefined>;
  /** NOT_FOUND where there is none. */
  read(name: string, range?: ByteRange): Promise<Readable>;
  /** Deleting what is not there is no error. */
  delete(name: string): Promise<void>;
  list(prefix: string): AsyncIterable<string>;
  /** An address that the object store serves itself for `seconds`; undefined where the gateway must stream. */
  presign(name: string, seconds: number): Promise<string | undefined>;
  close(): Promise<void>;
}
