import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { render } from '../../testing/render.js';
import { TextArea } from './text-area.js';

function Writer({ limit }: { limit: number }) {
  const [text, setText] = useState('');
  return <TextArea label="Yorumun" limit={limit} value={text} onValueChange={setText} />;
}

test('C-07 C-08 counts graphemes and accepts no more than the limit', async () => {
  const { user } = render(<Writer limit={5} />);
  const field = screen.getByRole('textbox', { name: 'Yorumun' });
  expect(screen.getByText('5 karakter daha yazabilirsiniz.')).toBeTruthy();
  await user.type(field, 'aü');
  await user.paste('👩‍👩‍👧‍👦');
  expect(screen.getByText('2 karakter daha yazabilirsiniz.')).toBeTruthy();
  await user.type(field, 'xyz');
  expect((field as HTMLTextAreaElement).value).toBe('aü👩‍👩‍👧‍👦xy');
  expect(screen.getByText('Maksimum karakter sayısına ulaştınız.')).toBeTruthy();
});
