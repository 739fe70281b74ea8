const PATIENCE_MS = 5_000;

/** Whether the site answers at all; a browser may believe itself online while it does not. */
export async function isReachable(): Promise<boolean> {
  try {
    const answer = await fetch('/', {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    return answer.status < 500;
  } catch {
    return false;
  }
}
