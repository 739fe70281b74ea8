/** Receives progress, one line at a time, without the line break. */
export type LineLog = (line: string) => void;

export const silent: LineLog = () => {};
