import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { render } from '../testing/render.js';
import { useSend } from './use-send.js';

test('each attempt to send one text has the same key; a changed text has another one', async () => {
  const sent: [string, string][] = [];
  function Form() {
    const { send } = useSend<string>(async (text, key) => {
      sent.push([text, key]);
      if (text !== 'c') throw new Error('no answer');
    }, 'Olmadı.');
    return ['a', 'b', 'c'].map((text) => (
      <button key={text} onClick={() => void send(text)}>
        {text}
      </button>
    ));
  }
  const { user } = render(<Form />);
  for (const text of ['a', 'a', 'b', 'c', 'c']) {
    await user.click(screen.getByRole('button', { name: text }));
  }
  const keys = sent.map(([, key]) => key);
  expect(sent.map(([text]) => text)).toEqual(['a', 'a', 'b', 'c', 'c']);
  expect(keys.every((key) => typeof key === 'string')).toBe(true);
  expect(keys[1]).toBe(keys[0]);
  // After a success the same text may be sent again.
  expect(new Set(keys).size).toBe(4);
});
