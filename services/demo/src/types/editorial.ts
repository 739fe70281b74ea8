/** An article of the editors. */
export interface DemoArticle {
  readonly id: string;
  readonly slug: string;
  readonly title: string;
  readonly summary: string;
  /** Paragraphs and headings, separated by empty lines. */
  readonly body: string;
  readonly picture: string;
  readonly author: string;
  readonly publishedAt: Date;
}

/** A frequent question. */
export interface DemoFaqEntry {
  readonly id: string;
  readonly question: string;
  readonly answer: string;
  readonly position: number;
}
