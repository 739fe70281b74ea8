import { html, type Html } from './html.js';

/** A content request in an HTML fragment. */
export interface RequestView {
  readonly id: string;
  /** 1 film, 2 series. */
  readonly type: number;
  readonly name: string;
  /** Empty for a request with only a name. */
  readonly image: string;
  readonly count: number;
  /** The viewer's vote. */
  readonly vote: '0' | '1' | '2';
  readonly state: string;
}

const item = ({ id, type, name, image, count, vote, state }: RequestView): Html => html`
  <article class="request" data-id="${id}" data-type="${type}" data-vote="${vote}">
    ${image !== '' && html`<img src="${image}" alt="" loading="lazy" />`}
    <strong>${name}</strong>
    <span class="count">${count}</span>
    ${state !== '' && html`<span class="state">${state}</span>`}
  </article>
`;

export const requestsTheme = (requests: readonly RequestView[]): Html => html`${requests.map(item)}`;
