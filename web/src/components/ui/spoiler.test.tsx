import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { render } from '../../testing/render.js';
import { Spoiler } from './spoiler.js';

function Covered() {
  const [revealed, setRevealed] = useState(false);
  return (
    <Spoiler revealed={revealed} onReveal={() => setRevealed(true)}>
      Katil uşak
    </Spoiler>
  );
}

test('a covered body is not in the page until the reader asks for it', async () => {
  const { user, container } = render(<Covered />);
  expect(container.innerHTML).not.toContain('Katil uşak');
  await user.click(screen.getByRole('button', { name: 'Yine de göster' }));
  expect(screen.getByRole('group', { name: 'Spoiler' }).textContent).toBe('Katil uşak');
});
