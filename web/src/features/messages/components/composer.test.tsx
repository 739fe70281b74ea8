import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { render } from '../../../testing/render.js';
import { usePhotos } from '../../attachments/use-photos.js';
import { Composer } from './composer.js';

test('C-07: the emoji picker inserts at the caret of the message, and the draft has it too', async () => {
  const sent: string[] = [];
  function Form() {
    const photos = usePhotos('message');
    return (
      <Composer
        draftOf="mesaj:c1"
        conversationId={undefined}
        composing={undefined}
        photos={photos}
        autoFocus={false}
        author={undefined}
        onSend={(body) => sent.push(body)}
        onEnd={() => undefined}
      />
    );
  }
  const { user } = render(<Form />);
  const field = screen.getByRole<HTMLTextAreaElement>('textbox');
  await user.type(field, 'ab');
  field.setSelectionRange(1, 1);
  await user.click(screen.getByRole('button', { name: 'Emoji ekle' }));
  await user.click(await screen.findByRole('button', { name: '😂' }));
  expect(field.value).toBe('a😂b');
  expect(sessionStorage.getItem('seyir-taslak:mesaj:c1')).toBe('a😂b');
  await user.click(screen.getByRole('button', { name: 'Gönder' }));
  expect(sent).toEqual(['a😂b']);
});
