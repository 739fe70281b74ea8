import { expect, test } from '@jest/globals';
import { useRef } from 'react';
import { screen } from '@testing-library/react';
import { render } from '../../../testing/render.js';
import { useCinema } from './use-cinema.js';

Element.prototype.scrollIntoView ??= () => undefined;

function Hall() {
  const stage = useRef<HTMLElement>(null);
  const [on, toggle] = useCinema(stage);
  return (
    <>
      <section ref={stage} aria-label="Sahne">
        <button onClick={toggle}>Sinema</button>
        <p>İçeride: {on ? 'karanlık' : 'aydınlık'}</p>
      </section>
      <p>Dışarıda</p>
    </>
  );
}
const isDark = () => document.body.classList.contains('cinema-mode');

test('V-21 cinema mode toggles a class on the body, and removes it with the player', async () => {
  const { user, unmount } = render(<Hall />);
  expect(isDark()).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Sinema' }));
  expect(isDark()).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Sinema' }));
  expect(isDark()).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Sinema' }));
  unmount();
  expect(isDark()).toBe(false);
});

test('V-22 a click outside the player ends it, one inside does not', async () => {
  const { user } = render(<Hall />);
  await user.click(screen.getByRole('button', { name: 'Sinema' }));
  await user.click(screen.getByText(/^İçeride/));
  expect(isDark()).toBe(true);
  await user.click(screen.getByText('Dışarıda'));
  expect(isDark()).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Sinema' }));
  await user.keyboard('{Escape}');
  expect(isDark()).toBe(false);
});
