import { readFile } from 'node:fs/promises';
import { z } from 'zod';

const schema = z.record(z.string(), z.string());

/** Reads the documents of a web client's build: JSON, text by SHA-256. */
export const readDocuments = async (file: string): Promise<readonly string[]> =>
  Object.values(schema.parse(JSON.parse(await readFile(file, 'utf8'))));
