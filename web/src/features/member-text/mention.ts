/** A mention that is being typed. */
export interface Naming {
  /** Index of the @ in the text. */
  start: number;
  /** The text after the @ so far. */
  prefix: string;
}

/** The mention that is being typed before the caret; undefined if there is none. */
export function namingAt(text: string, caret: number): Naming | undefined {
  const match = /(?:^|[^\p{L}\p{N}_.@])@([\p{L}\p{N}_.]{1,24})$/u.exec(text.slice(0, caret));
  const prefix = match?.[1];
  return prefix === undefined ? undefined : { start: caret - prefix.length - 1, prefix };
}

export interface Part {
  text: string;
  /** Path of the mentioned member's profile. */
  path?: string;
}

/** Splits a text into parts; the parts that mention one of the members have the path of the profile. */
export function partsOf(text: string, usernames: readonly string[]): Part[] {
  if (usernames.length === 0) return [{ text }];
  return text.split(/(?<![\p{L}\p{N}_.@])(@[a-z0-9_.]{3,24})(?![\p{L}\p{N}_])/u).flatMap((part, index) => {
    if (index % 2 === 0) return part === '' ? [] : [{ text: part }];
    const name = part.slice(1).replace(/\.+$/, '');
    if (!usernames.includes(name)) return [{ text: part }];
    const rest = part.slice(1 + name.length);
    return [{ text: `@${name}`, path: `/profile/${name}` }, ...(rest === '' ? [] : [{ text: rest }])];
  });
}
