const mostBytes = 8_000_000;

/** What a file is by its first bytes; its name and its own word for itself count for nothing. */
export async function photoProblem(file: Blob): Promise<'kind' | 'size' | undefined> {
  const start = file.slice(0, 8);
  const head = new Uint8Array(
    (await read(start, (reader) => reader.readAsArrayBuffer(start))) as ArrayBuffer,
  );
  const starts = (...magic: number[]) => magic.every((byte, place) => head[place] === byte);
  const isPhoto = starts(0xff, 0xd8, 0xff) || starts(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
  if (!isPhoto) return 'kind';
  return file.size > mostBytes ? 'size' : undefined;
}

/** The file as an address that an image may show: pages may load `data:` and no `blob:`. */
export const previewOf = async (file: Blob): Promise<string> =>
  String(await read(file, (reader) => reader.readAsDataURL(file)));

function read(file: Blob, start: (reader: FileReader) => void): Promise<FileReader['result']> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result);
    reader.onerror = () => reject(reader.error ?? new Error(`a file of ${file.size} bytes cannot be read`));
    start(reader);
  });
}

export type PhotoAnswer =
  { success: true; image: string } | { success: false; error: string; session?: boolean };

/** Sends a photo as the avatar. An empty `error` means that nobody answered. */
export async function sendAvatar(file: Blob): Promise<PhotoAnswer> {
  const body = new FormData();
  body.set('type', 'avatar');
  body.set('file', file);
  try {
    const response = await fetch('/user/set/avatar', { method: 'POST', body });
    return (await response.json()) as PhotoAnswer;
  } catch {
    return { success: false, error: '' };
  }
}
