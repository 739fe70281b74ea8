import { InternalAddress } from './public-request.js';

const TIMEOUT_MS = 20_000;
const MOST_BYTES = 8 * 1024 * 1024;
const MOST_REDIRECTS = 5;

/** The response to a request, before its content is read; a Node response fits. */
export interface Answer extends AsyncIterable<Uint8Array> {
  readonly statusCode?: number | undefined;
  readonly headers: { readonly location?: string | undefined };
  /** Drops the rest of the content. */
  destroy(): unknown;
}

export type Request = (url: URL, signal: AbortSignal) => Promise<Answer>;

/** The content of a public https address, or the reason of a failure. */
export const download = async (address: string, request: Request): Promise<Uint8Array | string> => {
  try {
    const answer = await follow(address, request);
    if (typeof answer === 'string') return answer;
    if (answer.statusCode !== 200) {
      answer.destroy();
      return `the address answered ${answer.statusCode ?? 'nothing'}`;
    }
    const parts: Uint8Array[] = [];
    let size = 0;
    for await (const part of answer) {
      size += part.length;
      // When the loop is left, the rest of the content is dropped.
      if (size > MOST_BYTES) return 'expected at most 8 MB';
      parts.push(part);
    }
    return Buffer.concat(parts);
  } catch (error) {
    if (error instanceof InternalAddress) return 'the address is in an internal network';
    return `the address did not answer (${error instanceof Error ? error.message : String(error)})`;
  }
};

/**
 * The final response of an address, or the reason of a failure. Every redirect must be a public https address too, so nothing is
 * sent as plain text or to an internal network.
 */
const follow = async (address: string, request: Request): Promise<Answer | string> => {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  let at: URL | null = URL.parse(address);
  for (let hops = 0; hops <= MOST_REDIRECTS; hops += 1) {
    if (at?.protocol !== 'https:') return 'the address redirects to one without https';
    const answer = await request(at, signal);
    const { statusCode = 0, headers } = answer;
    if (statusCode < 300 || statusCode >= 400 || headers.location === undefined) return answer;
    answer.destroy();
    at = URL.parse(headers.location, at.href);
  }
  return 'the address redirects too many times';
};
