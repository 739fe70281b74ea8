/** Removes pages from caches in front of the site. */
export interface PagePurge {
  /** Removes the pages that carry any of these tags from all caches. Rejects if a cache has not confirmed it; repeating it is harmless. */
  purge(tags: readonly string[]): Promise<void>;
}
