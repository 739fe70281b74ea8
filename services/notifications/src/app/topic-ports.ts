/** The posts of a topic that a member who follows it has not read. */
export interface TopicNews {
  readonly memberId: string;
  readonly postCount: number;
  /** Time of the newest one. */
  readonly postedAt: Date;
}

/** The forum; rejects with TRY_AGAIN or DEADLINE if comments does not answer. */
export interface Forum {
  /** Members who follow a topic, in the order of ids, after `after`. */
  followers(topicId: string, after: string, limit: number): Promise<string[]>;
  /** The unread posts of each member. Members who have nothing to read, do not follow the topic or may not see it are left out. */
  news(topicId: string, memberIds: readonly string[]): Promise<TopicNews[]>;
}

/** The entries of lists about topics. */
export interface TopicEntries {
  /** Members with an entry about the topic, in the order of ids, after `after`. */
  membersNotifiedOf(topicId: string, after: string, limit: number): Promise<string[]>;
}
