/** Maps the events of a source by `show`, in order. `return` ends the source, even while it waits for an event. */
export const mapEvents = <E, T>(
  source: AsyncIterable<E>,
  show: (event: E) => Promise<T> | T,
): AsyncIterableIterator<T> => {
  const iterator = source[Symbol.asyncIterator]();
  const ended: IteratorResult<T> = { done: true, value: undefined };
  const end = async () => {
    await iterator.return?.();
    return ended;
  };
  return {
    [Symbol.asyncIterator]() {
      return this;
    },
    async next() {
      const { done, value } = await iterator.next();
      if (done) return ended;
      try {
        return { done: false, value: await show(value) };
      } catch (error) {
        await end();
        throw error;
      }
    },
    return: end,
  };
};
