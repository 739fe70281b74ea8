/** What k6 has of a browser's console. */
declare const console: { warn(text: string): void };
