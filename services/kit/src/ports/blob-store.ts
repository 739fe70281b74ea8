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

/** What the object store takes of a browser itself: nothing longer, of another type, or later. */
export interface UploadTerms {
  readonly contentType: string;
  readonly mostBytes: number;
  readonly seconds: number;
}

/** A form to be sent by POST: these fields, then the content as `file`. */
export interface UploadForm {
  readonly address: string;
  readonly fields: Readonly<Record<string, string>>;
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
  /**
   * A form by which the object store takes a blob of this name itself; undefined where the content has to come through
   * us. Nobody has looked at what is stored so: it must not be served before somebody has.
   */
  presignUpload(name: string, terms: UploadTerms): Promise<UploadForm | undefined>;
  close(): Promise<void>;
}
