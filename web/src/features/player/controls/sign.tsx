import { classes } from '../../../components/ui/classes.js';

/** The player's own icons on a 24 px grid, part of the player's chunk. */
const signs = {
  play: {
    path: 'M8 5.2v13.6c0 .6.7 1 1.2.7l10.5-6.8a.8.8 0 0 0 0-1.4L9.2 4.5c-.5-.3-1.2.1-1.2.7Z',
    solid: true,
  },
  pause: { path: 'M7 5h3v14H7ZM14 5h3v14h-3Z', solid: true },
  replay: { path: 'M4.5 5v5h5M4.9 10a7.8 7.8 0 1 1-.5 4.2' },
  next: { path: 'M6 5.5v13l9-6.5-9-6.5ZM18 5.5v13', solid: true },
  previous: { path: 'M18 5.5v13L9 12l9-6.5ZM6 5.5v13', solid: true },
  volume: { path: 'M4 9.5h3.5L12 5.5v13l-4.5-4H4ZM15.5 9a4 4 0 0 1 0 6M18 6.5a7.5 7.5 0 0 1 0 11' },
  muted: { path: 'M4 9.5h3.5L12 5.5v13l-4.5-4H4ZM15.5 9.5l5 5M20.5 9.5l-5 5' },
  subtitles: {
    path: 'M4.5 5h15a1 1 0 0 1 1 1v12a1 1 0 0 1-1 1h-15a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1ZM7 12h4M13.5 12H17M7 15.5h7M16.5 15.5h.5',
  },
  sources: { path: 'm12 3.5 9 4.5-9 4.5L3 8l9-4.5ZM3 12l9 4.5 9-4.5M3 16l9 4.5 9-4.5' },
  episodes: { path: 'M9 6h11M9 12h11M9 18h11M4 6h1.5M4 12h1.5M4 18h1.5' },
  settings: { path: 'M4 7h9M17 7h3M4 17h3M11 17h9M15 4.8v4.4M9 14.8v4.4' },
  pip: {
    path: 'M4 5h16a1 1 0 0 1 1 1v12a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1ZM12.5 12.5h5.5v3.5h-5.5Z',
  },
  airPlay: {
    path: 'M7 17H4.5a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1h15a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1H17M12 14.5l5 5.5H7Z',
  },
  cast: {
    path: 'M3.5 8V6a1 1 0 0 1 1-1h15a1 1 0 0 1 1 1v12a1 1 0 0 1-1 1H14M3.5 19h.5M3.5 15.5a3.5 3.5 0 0 1 3.5 3.5M3.5 12a7 7 0 0 1 7 7',
  },
  cinema: { path: 'M3.5 7h17v10h-17ZM9 10l-2 2 2 2M15 10l2 2-2 2' },
  fullscreen: {
    path: 'M4 9V5a1 1 0 0 1 1-1h4M15 4h4a1 1 0 0 1 1 1v4M20 15v4a1 1 0 0 1-1 1h-4M9 20H5a1 1 0 0 1-1-1v-4',
  },
  leaveFullscreen: {
    path: 'M9 4v4a1 1 0 0 1-1 1H4M20 9h-4a1 1 0 0 1-1-1V4M15 20v-4a1 1 0 0 1 1-1h4M4 15h4a1 1 0 0 1 1 1v4',
  },
} as const satisfies Record<string, { path: string; solid?: boolean }>;

export type SignName = keyof typeof signs;

/** Decorative: the button has the label. */
export function Sign({ name, size = 22, className }: { name: SignName; size?: number; className?: string }) {
  const sign: { path: string; solid?: boolean } = signs[name];
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill={sign.solid ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={classes('shrink-0', className)}
    >
      <path d={sign.path} />
    </svg>
  );
}
