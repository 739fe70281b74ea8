import { expect, it } from '@jest/globals';
import { html } from './html.js';

it('escapes every value, also in attributes', () => {
  const evil = `"><img src=x onerror='alert(1)'>&`;
  expect(html`<a title="${evil}">${evil}</a>`.text).toBe(
    '<a title="&quot;&gt;&lt;img src=x onerror=&#39;alert(1)&#39;&gt;&amp;">' +
      '&quot;&gt;&lt;img src=x onerror=&#39;alert(1)&#39;&gt;&amp;</a>',
  );
});

it('inserts its own markup unescaped, lists in order, and leaves out missing values', () => {
  const items = ['a', '<b>'].map((text) => html`<li>${text}</li>`);
  expect(
    html`<ul>
      ${items}${false}${undefined}${0}
    </ul>`.text,
  ).toBe('<ul><li>a</li><li>&lt;b&gt;</li>0</ul>');
});

it("keeps the spaces in members' texts", () => {
  expect(html`<p>${'a >  < b'}</p>`.text).toBe('<p>a &gt;  &lt; b</p>');
});
