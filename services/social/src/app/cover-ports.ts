/** The covers of posts and stories by moderators, one for each case. */
export interface CoverStore {
  /** Stores the title that a case covers a text with; undefined ends that cover. */
  keep(caseId: string, targetId: string, titleId: string | undefined): Promise<void>;
  /** The title of a cover of the text; undefined if no case covers it. */
  of(targetId: string): Promise<string | undefined>;
}
