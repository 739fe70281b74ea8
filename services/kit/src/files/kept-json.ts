import { readFile } from 'node:fs/promises';
import type { z } from 'zod';
import { ConfigError } from '../process/config.js';
import { isMissing } from './files.js';

/**
 * Reads a JSON file of the site; undefined if it does not exist.
 * @param remedy what the operator can do about an invalid file
 * @throws {ConfigError} one line with the file, the fault and the remedy, without values
 */
export async function readKeptJson<T extends z.ZodType>(
  file: string,
  schema: T,
  remedy: string,
): Promise<z.output<T> | undefined> {
  const unfit = (why: string, cause?: unknown) => new ConfigError(`${file}: ${why}; ${remedy}`, { cause });
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw unfit('cannot be read', error);
  }
  if (text.trim() === '') throw unfit('is empty');
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    // The parser's message would quote the content.
    throw unfit('is not JSON');
  }
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const { path, message } = result.error.issues[0]!;
  throw unfit(path.length > 0 ? `${path.join('.')}: ${message}` : message);
}
