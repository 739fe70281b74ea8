/** An article of the editors. */
export interface Article {
  readonly id: string;
  /** Unique. */
  readonly slug: string;
  readonly title: string;
  readonly summary: string;
  /** Plain text. An empty line ends a paragraph; a line that starts with "## " is a heading. */
  readonly body: string;
  /** Name of the picture below /i/; empty for none. */
  readonly picture: string;
  /** Empty for none. */
  readonly author: string;
  /** In the future: nobody can read the article before. */
  readonly publishedAt: Date;
}

/** A frequent question with its answer. */
export interface FaqEntry {
  readonly id: string;
  readonly question: string;
  /** Plain text. An empty line ends a paragraph. */
  readonly answer: string;
  readonly position: number;
}
