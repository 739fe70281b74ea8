import { html, type Html } from './html.js';

/** A frame on an allowed host: it may run its player, and nothing else. */
export const frameTheme = (sourceHash: string, address: string): Html => html`
  <iframe
    src="${address}"
    data-id="${sourceHash}"
    data-type="source"
    title="Video"
    sandbox="allow-scripts allow-same-origin allow-presentation"
    allow="fullscreen; encrypted-media"
    referrerpolicy="no-referrer"
    loading="lazy"
  ></iframe>
`;
