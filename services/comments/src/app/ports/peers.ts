import type { Evidence, ReportedText, ReportTarget } from '../../domain/report.js';
import type { Scope } from '../../domain/spoiler.js';
import type { Place, Target, TitleTarget } from '../../domain/target.js';

/** Titles and episodes; rejects with TRY_AGAIN or DEADLINE if the catalogue does not answer. */
export interface Catalogue {
  /** The places of the targets in titles, by `targetKey`, without targets that do not exist. */
  places(targets: readonly Target[]): Promise<ReadonlyMap<string, Place>>;
  titleExists(id: string): Promise<boolean>;
  /** The name and the description of a title; empty for an unknown one. Its author is `nobody`. */
  evidence(titleId: string): Promise<readonly Evidence[]>;
  /** The names of an episode and its title; empty for an unknown one. */
  episodeEvidence(episodeId: string): Promise<readonly Evidence[]>;
  /** The kind of target for a title; undefined for an unknown title. */
  titleKind(id: string): Promise<TitleTarget | undefined>;
}

/** Targets that social owns, and topics. Rejects with TRY_AGAIN or DEADLINE if social does not answer. */
export interface Social {
  /** The existing targets that the reader may see, by `targetKey`; an undefined reader is a visitor. */
  shown(readerId: string | undefined, targets: readonly Target[]): Promise<ReadonlyMap<string, ShownTarget>>;
  /**
   * The current text and the pictures of a target that the member of the current call may see, and its author; empty for any other id.
   * An unknown author is `nobody`.
   */
  evidence(type: ReportedInSocial, id: string): Promise<readonly ReportedText[]>;
  /** The title of a post or a story, also of one that the caller may not see; undefined without a title. */
  titleOf(type: 'flow' | 'story', id: string): Promise<string | undefined>;
}

/** The reportable targets that social owns. */
export type ReportedInSocial = Extract<ReportTarget['type'], 'flow' | 'collection' | 'story' | 'group'>;

/** A target that a reader may see. */
export interface ShownTarget {
  /** The target's own spoiler scope: texts on it take at least this scope. */
  readonly scope?: Scope;
  /**
   * Present for a topic or a post that a moderator covers: `scope` is then the cover, and this holds the scope that the author
   * declared.
   */
  readonly cover?: { readonly declared?: Scope };
  /** The title that a topic is about. */
  readonly titleId?: string;
  /** True for a topic that is read-only. */
  readonly locked?: boolean;
  /** The author of a post. */
  readonly authorId?: string;
  /** The group that a post belongs to. */
  readonly groupId?: string;
}

/** Members; rejects with TRY_AGAIN or DEADLINE if accounts does not answer. */
export interface Members {
  /** Ids of the members with these usernames. */
  byUsernames(usernames: readonly string[]): Promise<string[]>;
  exists(id: string): Promise<boolean>;
  /** The visible texts of a member, the names and the text about the member, with the avatar; empty for an unknown member. */
  evidence(id: string): Promise<readonly ReportedText[]>;
  /** Whether the member has a role of staff; undefined for an unknown member. */
  standing(id: string): Promise<'member' | 'staff' | 'admin' | undefined>;
}

export interface Sources {
  /** Undefined for an unknown source. */
  byHash(hash: string): Promise<{ readonly episodeId: string; readonly name: string } | undefined>;
}

export interface Progress {
  /**
   * Whether the member's progress has reached each scope, in the given order; rejects after 300 ms without an answer.
   */
  reached(memberId: string, scopes: readonly Scope[]): Promise<readonly boolean[]>;
}
