/** A comment with its replies, as written; who wrote the rest and when follows from the seed. */
export interface ThreadData extends Words {
  /** 'title', or an episode's place as season x number: '2x3'. */
  readonly on: string;
  readonly replies: readonly Words[];
}

export interface Words {
  readonly text: string;
  /** Username, or 'op' in a reply by the comment's own author; undefined for anyone. */
  readonly by: string | undefined;
  /**
   * How far the text gives the plot away: nothing, up to the place it stands on ('here': the whole title where
   * that is 'title'), or up to another episode's place.
   */
  readonly spoiler: 'none' | 'here' | `${number}x${number}`;
}

/** Words as written: '@username: ' in front names their author. */
function words(written: string, spoiler: Words['spoiler']): Words {
  const [, by, text] = /^@([\w.]+): (.*)$/s.exec(written) ?? [undefined, undefined, written];
  return { text: text ?? written, by, spoiler };
}

/** What is said under a spoiler is one too. */
function thread(on: string, spoiler: Words['spoiler'], text: string, replies: readonly string[]): ThreadData {
  return { on, ...words(text, spoiler), replies: replies.map((reply) => words(reply, spoiler)) };
}

/** A comment that gives nothing away. */
export const says = (on: string, text: string, ...replies: string[]): ThreadData =>
  thread(on, 'none', text, replies);

/** A comment that gives away what happens up to the place it stands on. */
export const spoils = (on: string, text: string, ...replies: string[]): ThreadData =>
  thread(on, 'here', text, replies);

/** A comment that gives away what happens up to another episode. */
export const spoilsUpTo = (
  upTo: `${number}x${number}`,
  on: string,
  text: string,
  ...replies: string[]
): ThreadData => thread(on, upTo, text, replies);
