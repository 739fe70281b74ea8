import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { render } from '../../../testing/render.js';
import { Shell } from './shell.js';

test('the skip link moves to the page without a history entry', async () => {
  const { user } = render(<Shell header={<button>Menü</button>}>Sayfa</Shell>);
  const before = history.length;
  await user.click(screen.getByRole('link', { name: 'İçeriğe geç' }));
  expect(document.activeElement).toBe(screen.getByRole('main'));
  expect([location.hash, history.length]).toEqual(['', before]);
});
