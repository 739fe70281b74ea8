import { html, type Html } from './html.js';
import type { GroupUserShape } from '../shapes/group.js';

const item = ({ id, username, name, image, invited }: GroupUserShape): Html => html`
  <div class="group-user" data-id="${id}" data-type="user" data-invited="${invited}">
    ${image !== '' && html`<img src="${image}" alt="" loading="lazy" />`}
    <a href="/profile/${username}">${name}</a>
    <button
      type="button"
      data-action="${invited === '1' ? '/remove/group/invite' : '/set/group/invite'}"
      data-id="${id}"
    >
      ${invited === '1' ? 'Daveti geri al' : 'Davet et'}
    </button>
  </div>
`;

export const groupUsersTheme = (users: readonly GroupUserShape[]): Html => html`${users.map(item)}`;
