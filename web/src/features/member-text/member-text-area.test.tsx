import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { type Gateway, render } from '../../testing/render.js';
import { MemberTextArea } from './member-text-area.js';

const member = { state: 'member', member: { id: 'm1', username: 'isil', name: 'Işıl' } } as const;
const found = ['ada.k', 'ada_2'].map((username) => ({
  __typename: 'Member',
  id: username,
  username,
  name: `Ada ${username}`,
  avatar: null,
}));

function Writer({ limit }: { limit: number }) {
  const [text, setText] = useState('');
  return <MemberTextArea label="Yorumun" value={text} onValueChange={setText} limit={limit} />;
}

const write = (gateway: Gateway, limit = 50) => {
  const { user } = render(<Writer limit={limit} />, { viewer: member, gateway });
  const field = screen.getByRole('textbox', { name: 'Yorumun' }) as HTMLTextAreaElement;
  return { user, field };
};

test('suggests members after an @ and inserts the chosen one, by keys and by pointer', async () => {
  const asked: unknown[] = [];
  const { user, field } = write((_, variables) => {
    asked.push(variables['prefix']);
    return { data: { memberSuggestions: found } };
  });
  await user.type(field, 'Sence @ada');
  const list = await screen.findByRole('listbox', { name: 'Üye önerileri' });
  expect(asked).toEqual(['ada']);
  const [first, second] = within(list).getAllByRole('option');
  expect(first?.getAttribute('aria-selected')).toBe('true');
  await user.keyboard('{ArrowDown}');
  expect(field.getAttribute('aria-activedescendant')).toBe(second?.id);
  await user.keyboard('{Enter}');
  expect(field.value).toBe('Sence @ada_2 ');
  expect(screen.queryByRole('listbox')).toBeNull();
  await user.type(field, 've @ada');
  await user.click((await screen.findAllByRole('option'))[0]!);
  expect(field.value).toBe('Sence @ada_2 ve @ada.k ');
  expect(document.activeElement).toBe(field);
});

test('U-07 shows nothing if the search fails, and Escape closes only the list', async () => {
  let fails = true;
  const { user, field } = write(() => {
    if (fails) throw new Error('no network');
    return { data: { memberSuggestions: found } };
  });
  await user.type(field, '@ad');
  fails = false;
  await user.type(field, 'a');
  await screen.findByRole('listbox');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  expect(screen.queryByText(/Tekrar dene/)).toBeNull();
  expect(field.value).toBe('@ada');
});

test('C-07 C-08 inserts emoji at the caret, counts each as one, and stops at the limit', async () => {
  const { user, field } = write(() => ({ data: { memberSuggestions: [] } }), 4);
  screen.getByText('4 karakter daha yazabilirsiniz.');
  await user.type(field, 'ab');
  field.setSelectionRange(1, 1);
  await user.click(screen.getByRole('button', { name: 'Emoji ekle' }));
  const joy = await screen.findByRole('button', { name: '😂' });
  for (let n = 0; n < 3; n++) await user.click(joy);
  expect(field.value).toBe('a😂😂b');
  screen.getByText('Maksimum karakter sayısına ulaştınız.');
});
