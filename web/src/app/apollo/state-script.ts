import type { NormalizedCacheObject } from '@apollo/client';

const id = 'apollo-state';
const unsafe: Record<string, string> = { '<': '\\u003c', '\u2028': '\\u2028', '\u2029': '\\u2029' };

/** Serializes the cache into a non-executable script element for the page's head. */
export function stateScript(state: NormalizedCacheObject): string {
  const json = JSON.stringify(state).replace(/[<\u2028\u2029]/g, (character) => unsafe[character] ?? '');
  return `<script type="application/json" id="${id}">${json}</script>`;
}

/** The state that {@link stateScript} wrote; empty if the document has none. */
export function readStateScript(document: Document): NormalizedCacheObject {
  const text = document.getElementById(id)?.textContent;
  return text ? (JSON.parse(text) as NormalizedCacheObject) : {};
}
