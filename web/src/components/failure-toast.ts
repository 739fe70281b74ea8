import type { ToastMessage } from './ui/toast-queue.js';
import { readError } from '../lib/graphql-error.js';

/**
 * The message after a failed change: the server's text, else the given one. It offers a retry, unless the viewer has changed since
 * then.
 */
export function failureToast(error: unknown, text: string, onRetry: () => void): ToastMessage {
  const { code, message } = readError(error);
  return { text: message || text, tone: 'error', ...(code !== 'VIEWER_CHANGED' && { onRetry }) };
}
