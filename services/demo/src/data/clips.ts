/** A clip of our own: a loop that its manifests repeat to the full length. */
export interface Clip {
  /** Folder below the media folder and name of the asset. */
  readonly name: string;
  /** Length of what the manifests play. */
  readonly seconds: number;
}

/** Six clips of five minutes for episodes, two of ten minutes for films. */
export const clips = [
  { name: 'iskele', seconds: 300 },
  { name: 'fener', seconds: 300 },
  { name: 'tuz', seconds: 300 },
  { name: 'kor', seconds: 300 },
  { name: 'tramvay', seconds: 300 },
  { name: 'yagmur', seconds: 300 },
  { name: 'perde', seconds: 600 },
  { name: 'yorunge', seconds: 600 },
] as const satisfies readonly Clip[];

/** A clip's loop as one file to keep, for a source that may be downloaded. */
export const downloadFile = { clip: 'iskele', file: 'bolum.mp4' } as const;

export type ClipName = (typeof clips)[number]['name'];
