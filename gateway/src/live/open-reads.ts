/**
 * Begins reads for a subscription with the first one, so that an error of it refuses the subscription: nothing, not even the moment
 * of a wake, reaches viewers without rights.
 */
export const openReads = async <T>(reads: AsyncIterableIterator<T>): Promise<AsyncIterableIterator<T>> => {
  let first: IteratorResult<T> | undefined = await reads.next();
  const opened: AsyncIterableIterator<T> = {
    [Symbol.asyncIterator]() {
      return this;
    },
    async next() {
      const read = first ?? (await reads.next());
      first = undefined;
      return read;
    },
    return: () => reads.return!(),
  };
  return opened;
};
