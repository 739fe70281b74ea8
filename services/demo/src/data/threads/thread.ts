/** A comment with its replies. Authors that are not named, and all times, are derived from the seed. */
export interface ThreadData extends Words {
  /** 'title', or an episode as season x number: '2x3'. */
  readonly on: string;
  readonly replies: readonly Words[];
}

export interface Words {
  readonly text: string;
  /** Username, or 'op' in a reply by the comment's own author; undefined for anyone. */
  readonly by: string | undefined;
  /**
   * How much of the plot the text reveals: nothing; the plot up to the thread's own episode ('here'; for a title's thread the whole
   * title); or the plot up to another episode.
   */
  readonly spoiler: 'none' | 'here' | `${number}x${number}`;
}

/** Parses a text; the prefix '@username: ' names its author. */
function words(written: string, spoiler: Words['spoiler']): Words {
  const [, by, text] = /^@([\w.]+): (.*)$/s.exec(written) ?? [undefined, undefined, written];
  return { text: text ?? written, by, spoiler };
}

/** A reply to a spoiler is a spoiler too. */
function thread(on: string, spoiler: Words['spoiler'], text: string, replies: readonly string[]): ThreadData {
  return { on, ...words(text, spoiler), replies: replies.map((reply) => words(reply, spoiler)) };
}

/** A comment without a spoiler. */
export const says = (on: string, text: string, ...replies: string[]): ThreadData =>
  thread(on, 'none', text, replies);

/** A comment that reveals the plot up to the episode of its thread. */
export const spoils = (on: string, text: string, ...replies: string[]): ThreadData =>
  thread(on, 'here', text, replies);

/** A comment that reveals the plot up to another episode. */
export const spoilsUpTo = (
  upTo: `${number}x${number}`,
  on: string,
  text: string,
  ...replies: string[]
): ThreadData => thread(on, upTo, text, replies);
