import { expect, jest, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { render } from '../../testing/render.js';
import { Button } from './button.js';
import { ConfirmDialog } from './confirm-dialog.js';

const open = async (onConfirm: () => void) => {
  const { user } = render(<ConfirmDialog trigger={<Button>Sil</Button>} onConfirm={onConfirm} />);
  await user.click(screen.getByRole('button', { name: 'Sil' }));
  await screen.findByRole('alertdialog', { name: 'Bu işlemi yapmak istediğinden emin misin?' });
  return user;
};

test("'Hayır' closes without an effect and returns the focus", async () => {
  const onConfirm = jest.fn();
  const user = await open(onConfirm);
  await user.click(screen.getByRole('button', { name: 'Hayır' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(onConfirm).not.toHaveBeenCalled();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Sil' })));
});

test("'Evet, sil' confirms once and closes", async () => {
  const onConfirm = jest.fn();
  const user = await open(onConfirm);
  await user.click(screen.getByRole('button', { name: 'Evet, sil' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(onConfirm).toHaveBeenCalledTimes(1);
});
