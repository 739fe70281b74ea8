import { expect, jest, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { type Gateway, render } from '../../testing/render.js';
import { ReportButton } from './report-button.js';

const member = { state: 'member', member: { id: '1', username: 'isil', name: 'Işıl' } } as const;
const message = 'Bildirimin alındı. Teşekkürler.';

test('R-01 reports a title with one of the title reasons', async () => {
  const gateway = jest.fn<Gateway>(() => ({ data: { report: { message, __typename: 'ReportResult' } } }));
  const { user } = render(<ReportButton target="TITLE" id="title-1" />, { viewer: member, gateway });
  await user.click(screen.getByRole('button', { name: 'Bu yapımı bildir' }));
  await screen.findByRole('dialog', { name: 'Bu yapımı bildir' });
  expect(screen.queryByRole('radio', { name: /spoiler/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Bildir' }));
  expect(screen.getByRole('alert').textContent).toBe('Lütfen bir sorun seçin.');
  await user.click(screen.getByRole('radio', { name: 'Bilgiler yanlış ya da eksik' }));
  await user.click(screen.getByRole('textbox'));
  await user.paste('Yıl yanlış');
  await user.click(screen.getByRole('button', { name: 'Bildir' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(gateway).toHaveBeenCalledWith('Report', {
    input: expect.objectContaining({
      targetType: 'TITLE',
      targetId: 'title-1',
      problem: 'WRONG',
      description: 'Yıl yanlış',
    }),
  });
});

test('keeps the text after a failed report', async () => {
  const gateway: Gateway = () => Promise.reject(new Error('offline'));
  const { user } = render(<ReportButton target="USER" id="member-2" />, { viewer: member, gateway });
  await user.click(screen.getByRole('button', { name: 'Bu üyeyi bildir' }));
  await user.click(await screen.findByRole('radio', { name: 'Spam ya da reklam' }));
  await user.click(screen.getByRole('textbox'));
  await user.paste('Reklam yapıyor');
  await user.click(screen.getByRole('button', { name: 'Bildir' }));
  expect((await screen.findByRole('alert')).textContent).not.toBe('');
  expect((screen.getByRole('textbox') as HTMLTextAreaElement).value).toBe('Reklam yapıyor');
});
