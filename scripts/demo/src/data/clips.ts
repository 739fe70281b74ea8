/** A clip of our own: a loop that its manifests repeat to the full length. */
export interface Clip {
  /** Folder below the media folder and name of the asset. */
  readonly name: string;
  /** Length of what the manifests play. */
  readonly seconds: number;
  /** Root of the chords in hertz. */
  readonly root: number;
}

/** Length of every loop on disk. */
export const loopSeconds = 30;

/** Six clips of five minutes for episodes, two of ten minutes for films. */
export const clips = [
  { name: 'iskele', seconds: 300, root: 110 },
  { name: 'fener', seconds: 300, root: 98 },
  { name: 'tuz', seconds: 300, root: 130.8 },
  { name: 'kor', seconds: 300, root: 87.3 },
  { name: 'tramvay', seconds: 300, root: 146.8 },
  { name: 'yagmur', seconds: 300, root: 103.8 },
  { name: 'perde', seconds: 600, root: 116.5 },
  { name: 'yorunge', seconds: 600, root: 123.5 },
] as const satisfies readonly Clip[];

/** A clip's loop as one file to keep, for a source that may be downloaded. */
export const downloadFile = { clip: 'iskele', file: 'bolum.mp4' } as const;

export type ClipName = (typeof clips)[number]['name'];
