import type { ComponentType } from 'react';

export interface Module {
  default: ComponentType;
}

const files = import.meta.glob<Module>('./routes/*.tsx');

/** Loads the page of a file of `routes/`. */
export async function readPage(file: string): Promise<Module> {
  const read = files[`./routes/${file}.tsx`];
  if (!read) throw new Error(`no page ${file}`);
  return read();
}
