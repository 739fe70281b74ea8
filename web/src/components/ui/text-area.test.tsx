import { expect, jest, test } from '@jest/globals';
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

test('Ctrl+Enter and Cmd+Enter send the form, unless its button is disabled', async () => {
  const sent = jest.fn();
  function Form() {
    const [text, setText] = useState('');
    return (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          sent();
        }}
      >
        <TextArea label="Yorumun" limit={50} value={text} onValueChange={setText} />
        <button disabled={text === ''}>Gönder</button>
      </form>
    );
  }
  const { user } = render(<Form />);
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Yorumun' });
  await user.click(field);
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(sent).not.toHaveBeenCalled();
  await user.keyboard('bir{Control>}{Enter}{/Control}');
  await user.keyboard('{Meta>}{Enter}{/Meta}');
  await user.keyboard('{Enter}iki');
  expect(sent).toHaveBeenCalledTimes(2);
  expect(field.value).toBe('bir\niki');
});
