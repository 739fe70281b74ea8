declare global {
  interface Window {
    /** Answers to operations that a page's inline script has sent before the page's code was loaded, by their bodies. */
    earlyAnswers?: Record<string, Promise<Response>>;
    /** When it has sent them, by `performance.now()`. */
    earlySentAt?: number;
  }
}

/** The answer to an operation with this body, if the page's inline script has sent it. It is used once. */
export const takeEarlyAnswer = (body: string): Promise<Response> | undefined => {
  const answer = window.earlyAnswers?.[body];
  delete window.earlyAnswers?.[body];
  return answer;
};

/** When the page's first request for its data was sent, by `performance.now()`; undefined for all later ones. */
export const takeEarlySentAt = (): number | undefined => {
  const { earlySentAt } = window;
  delete window.earlySentAt;
  return earlySentAt;
};
