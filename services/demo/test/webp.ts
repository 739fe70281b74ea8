/**
 * Width and height of a lossy WebP picture, from its header.
 * @throws {Error} for another file format
 */
export const sizeOfWebp = (file: Buffer): { width: number; height: number } => {
  const isWebp = file.toString('latin1', 0, 4) === 'RIFF' && file.toString('latin1', 8, 16) === 'WEBPVP8 ';
  if (!isWebp || file.readUInt32LE(4) + 8 !== file.length) throw new Error('not a whole lossy WebP picture');
  // The two bits above each number are for scaling.
  return { width: file.readUInt16LE(26) & 0x3fff, height: file.readUInt16LE(28) & 0x3fff };
};
