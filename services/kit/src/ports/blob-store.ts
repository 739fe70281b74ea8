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

/** The limits of a direct browser upload: maximum size, content type, and time. */
export interface UploadTerms {
  readonly contentType: string;
  readonly mostBytes: number;
  readonly seconds: number;
}

/** A form for POST: these fields first, then the content as `file`. */
export interface UploadForm {
  readonly address: string;
  readonly fields: Readonly<Record<string, string>>;
}

/**
 * Images and media. Names are relative paths of letters, digits, `-`, `_`, `.` and `/`; anything else is BAD_INPUT. No name may
 * be the folder of another one (`a`, `a/b`): some stores can hold only one of them.
 */
export interface BlobStore {
  put(name: string, content: Readable | Uint8Array, contentType: string): Promise<BlobInfo>;
  /** Undefined if the blob does not exist. */
  stat(name: string): Promise<BlobInfo | undefined>;
  /** NOT_FOUND if the blob does not exist. */
  read(name: string, range?: ByteRange): Promise<Readable>;
  /** A missing blob is no error. */
  delete(name: string): Promise<void>;
  list(prefix: string): AsyncIterable<string>;
  /** An address that the object store serves for `seconds`; undefined if the gateway must stream. */
  presign(name: string, seconds: number): Promise<string | undefined>;
  /**
   * A form for uploading a blob of this name directly to the object store; undefined if the content must pass through our
   * process. Such content is unchecked: it must not be served before it is checked.
   */
  presignUpload(name: string, terms: UploadTerms): Promise<UploadForm | undefined>;
  close(): Promise<void>;
}
