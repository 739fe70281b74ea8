import { expect, jest, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { render } from '../../testing/render.js';
import { useToast } from './toast.js';
import { type ToastMessage, toastTime } from './toast-queue.js';

function Speaker({ message }: { message: ToastMessage }) {
  const { show } = useToast();
  return (
    <button type="button" onClick={() => show(message)}>
      Söyle
    </button>
  );
}

test('U-08 U-09 stays 3 s, and 7 s with a second sentence', () => {
  expect(toastTime({ text: 'Silindi' })).toBe(3000);
  expect(toastTime({ text: 'Yorum silindi.' })).toBe(3000);
  const twoSentences = 'Bu dosyayı fotoğraf olarak açamadık. JPEG ya da PNG bir fotoğraf seç.';
  expect(toastTime({ text: twoSentences })).toBe(7000);
  expect(toastTime({ text: 'Olmadı', hint: 'Yeniden dene.' })).toBe(7000);
  expect(toastTime({ text: 'Olmadı', onRetry: () => undefined })).toBe(7000);
});

test('shows messages that were queued before the region was loaded', async () => {
  const { user } = render(<Speaker message={{ text: 'Listene eklendi' }} />);
  await user.click(screen.getByRole('button', { name: 'Söyle' }));
  expect(await screen.findByText('Listene eklendi')).toBeTruthy();
});

test("'Tekrar dene' runs the action again and removes the message", async () => {
  const onRetry = jest.fn();
  const { user } = render(<Speaker message={{ text: 'Gönderilemedi', tone: 'error', onRetry }} />);
  await user.click(screen.getByRole('button', { name: 'Söyle' }));
  await user.click(await screen.findByRole('button', { name: 'Tekrar dene' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Tekrar dene' })).toBeNull());
});
