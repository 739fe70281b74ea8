const mostBytes = 8_000_000;

/** Checks a file by its size and first bytes; its name and declared type are ignored. */
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

/** The file as a `data:` address: pages may load `data:` images and no `blob:` ones. */
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
