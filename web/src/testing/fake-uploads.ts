import { afterEach, beforeEach } from '@jest/globals';
import { act } from '@testing-library/react';

/** An upload that the test answers itself. */
export class FakeUpload {
  static all: FakeUpload[] = [];
  upload = {} as { onprogress?: (event: { loaded: number; total: number }) => void };
  response: unknown;
  sent: FormData | undefined;
  onload?: () => void;
  onerror?: () => void;
  open() {}
  abort() {}
  send(body: FormData) {
    this.sent = body;
    FakeUpload.all.push(this);
  }
  answer(response: unknown) {
    return act(async () => {
      this.response = response;
      this.onload?.();
    });
  }
}

/** In each test of the file, uploads wait in `FakeUpload.all` for their answer. */
export function fakeUploads(): void {
  const real = globalThis.XMLHttpRequest;
  beforeEach(() => {
    FakeUpload.all = [];
    globalThis.XMLHttpRequest = FakeUpload as never;
  });
  afterEach(() => {
    globalThis.XMLHttpRequest = real;
  });
}

const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** A file that begins like a photo. */
export const photoFile = (name: string): File =>
  new File([Uint8Array.from(png)], name, { type: 'image/png' });

/** The answer to the upload of a photo. */
export const storedPhoto = (place: number) => ({
  success: true,
  uploadId: `u${place}`,
  src: `/m/${place}.webp`,
  width: 8,
  height: 6,
});
