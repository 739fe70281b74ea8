import type { KeyPageQuery } from '@seyir/kit';

/** A list of a library by its contract number; kind 0 for all kinds. */
export interface MemberTitlesQuestion {
  readonly list: number;
  readonly kind: number;
  readonly page: KeyPageQuery | undefined;
}

export interface MemberTitle {
  readonly titleId: string;
  /** On the watch list: the member has marked the entry as watched. */
  readonly watched: boolean;
  /** The member's score, 1 to 10; 0 for none. */
  readonly score: number;
}

export interface MemberTitlesPage {
  readonly items: readonly MemberTitle[];
  /** Number of titles in the whole list. */
  readonly count: number;
  readonly last: boolean;
  /** Empty on the last page. */
  readonly next: string;
}

/** Members' libraries, which playback owns. It rejects with TRY_AGAIN if playback does not answer. */
export interface Libraries {
  /** BAD_INPUT for an unknown list and an invalid cursor. */
  page(memberId: string, question: MemberTitlesQuestion): Promise<MemberTitlesPage>;
}

/**
 * A page of a list of a member's library, latest first. The permission row has checked that the member shows the library to the
 * viewer. BAD_INPUT, TRY_AGAIN.
 */
export const listMemberTitles =
  ({ libraries }: { readonly libraries: Libraries }) =>
  (memberId: string, question: MemberTitlesQuestion): Promise<MemberTitlesPage> =>
    libraries.page(memberId, question);
