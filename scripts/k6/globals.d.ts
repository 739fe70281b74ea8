/** k6's part of the browser console. */
declare const console: { warn(text: string): void };
