/** One of our clips: its manifests repeat a short loop to the full length. */
export interface Clip {
  /** Name of the asset and of its folder below the media folder. */
  readonly name: string;
  /** Full length of the manifests. */
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

/** A clip's loop as one file, for a downloadable source. */
export const downloadFile = { clip: 'iskele', file: 'bolum.mp4' } as const;

export type ClipName = (typeof clips)[number]['name'];
