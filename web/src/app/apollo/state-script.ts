import type { NormalizedCacheObject } from '@apollo/client';

const id = 'apollo-state';
const unsafe: Record<string, string> = { '<': '\\u003c', '\u2028': '\\u2028', '\u2029': '\\u2029' };

/** Puts the cache into the page's head as data that no browser executes. */
export function withStateScript(html: string, state: NormalizedCacheObject): string {
  const json = JSON.stringify(state).replace(/[<\u2028\u2029]/g, (character) => unsafe[character] ?? '');
  const end = html.indexOf('</head>');
  if (end < 0) return html;
  return `${html.slice(0, end)}<script type="application/json" id="${id}">${json}</script>${html.slice(end)}`;
}

/** The state that {@link withStateScript} wrote; empty where there is none. */
export function readStateScript(document: Document): NormalizedCacheObject {
  const text = document.getElementById(id)?.textContent;
  return text ? (JSON.parse(text) as NormalizedCacheObject) : {};
}
