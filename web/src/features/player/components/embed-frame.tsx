import { playerTexts } from '../texts.js';

/**
 * A player of an allowed host in a sandbox: it may run its own scripts, but cannot reach this page or navigate it.
 */
export function EmbedFrame({ src, title }: { src: string; title: string }) {
  return (
    <iframe
      src={src}
      title={playerTexts.embedTitle(title)}
      className="absolute inset-0 z-10 size-full border-0"
      sandbox="allow-scripts allow-same-origin allow-presentation"
      allow="fullscreen; picture-in-picture; encrypted-media"
      referrerPolicy="strict-origin-when-cross-origin"
    />
  );
}
