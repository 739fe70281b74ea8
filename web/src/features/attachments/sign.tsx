/** Strokes on a 24 px grid, like those of the shared icons; kept apart, because every page loads the shared ones. */
const paths = {
  clap: 'm8.2 13.6-2.1-3.7a1.3 1.3 0 0 1 2.3-1.3l2.6 4.4M11 13 7.9 7.6a1.3 1.3 0 0 1 2.3-1.3l3 5.2M13.2 11.5 11 7.6a1.3 1.3 0 0 1 2.3-1.3l3.2 5.6.4-2.7a1.3 1.3 0 0 1 2.6.3l-.4 5.1c-.3 3.6-2.6 5.6-5.5 5.6-2.3 0-3.9-1-5-3l-3-5.2a1.3 1.3 0 0 1 2.3-1.3M16 3v2.2M19.7 4.6l-1.5 1.6M12.4 3.2l.8 1.9',
  link: 'M10 13.5a4 4 0 0 0 5.7 0l3-3a4 4 0 0 0-5.7-5.7l-1 1M14 10.5a4 4 0 0 0-5.7 0l-3 3a4 4 0 0 0 5.7 5.7l1-1',
  photo:
    'M4.5 5h15a1 1 0 0 1 1 1v12a1 1 0 0 1-1 1h-15a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1ZM4 16l4.5-4.5 4 4 2.5-2.5 5 5M15.5 9v.01',
} as const;

/** An icon of posts and messages. Decorative: its parent must provide the meaning as text. */
export function Sign({ name, size = 20 }: { name: keyof typeof paths; size?: number }) {
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      className="shrink-0"
    >
      <path d={paths[name]} />
    </svg>
  );
}
