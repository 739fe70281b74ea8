/** Receives progress line by line, without line breaks. */
export type LineLog = (line: string) => void;

export const silent: LineLog = () => {};
