/** How long an answer that was requested early may wait for its use. */
const FRESH_MS = 10 * 60_000;

/** Answers that are requested before the component that needs them exists. Each is used once. */
export interface EarlyAnswers<T> {
  /** Requests an answer, unless a fresh one is waiting. A failed one is dropped. */
  keep: (key: string, ask: () => Promise<T>) => Promise<T>;
  /** The answer that waits for its use, or else a new one; also if the early request fails. */
  take: (key: string, ask: () => Promise<T>) => Promise<T>;
  clear: () => void;
}

/** @param now a clock in ms that never runs backwards */
export function createEarlyAnswers<T>(now: () => number = () => performance.now()): EarlyAnswers<T> {
  const waiting = new Map<string, { answer: Promise<T>; at: number }>();
  const fresh = (key: string) => {
    const found = waiting.get(key);
    return found && now() - found.at < FRESH_MS ? found.answer : undefined;
  };
  return {
    keep(key, ask) {
      const known = fresh(key);
      if (known) return known;
      const answer = ask();
      waiting.set(key, { answer, at: now() });
      answer.catch(() => {
        if (waiting.get(key)?.answer === answer) waiting.delete(key);
      });
      return answer;
    },
    take(key, ask) {
      const known = fresh(key);
      waiting.delete(key);
      return known ? known.catch(ask) : ask();
    },
    clear: () => waiting.clear(),
  };
}
