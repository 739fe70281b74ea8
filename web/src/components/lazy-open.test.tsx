import { afterAll, expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { render } from '../testing/render.js';
import { late, lazyOpen } from './lazy-open.js';

// React logs the errors that a boundary catches.
const silence = jest.spyOn(console, 'error').mockImplementation(() => undefined);
afterAll(() => silence.mockRestore());

test('a popup whose code fails to load keeps the page, shows an error, and opens with a later press', async () => {
  let down = true;
  const Menu = lazyOpen<object>(async () => {
    if (down) throw new TypeError('Failed to fetch dynamically imported module');
    return { default: () => <p>Menü açık</p> };
  });
  const { user } = render(
    <>
      <p>Sayfa</p>
      <Menu button={(handlers) => <button {...handlers}>Menü</button>} />
    </>,
  );
  await user.click(screen.getByRole('button', { name: 'Menü' }));
  expect(await screen.findAllByText('Bu bölüm açılamadı.')).not.toHaveLength(0);
  expect(screen.getByText('Sayfa')).toBeTruthy();
  down = false;
  await user.click(screen.getByRole('button', { name: 'Menü' }));
  expect(await screen.findByText('Menü açık')).toBeTruthy();
});

test('a part of a page whose code fails to load offers a retry in its place', async () => {
  let down = true;
  const List = late<object>(async () => {
    if (down) throw new TypeError('Failed to fetch dynamically imported module');
    return { default: () => <p>Liste</p> };
  });
  const { user } = render(<List standIn={<p>Yükleniyor</p>} />);
  const again = await screen.findByRole('button', { name: 'Tekrar dene' });
  down = false;
  await user.click(again);
  expect(await screen.findByText('Liste')).toBeTruthy();
});

test('a part with its own error message shows only that, and its place retries', async () => {
  let down = true;
  const Player = late<object>(async () => {
    if (down) throw new TypeError('Failed to fetch dynamically imported module');
    return { default: () => <p>Oynatıcı</p> };
  });
  const { user } = render(<Player instead={(again) => <button onClick={again}>Bir daha</button>} />);
  const again = await screen.findByRole('button', { name: 'Bir daha' });
  expect(screen.queryByText('Bu bölüm açılamadı.')).toBeNull();
  down = false;
  await user.click(again);
  expect(await screen.findByText('Oynatıcı')).toBeTruthy();
});

const loaded = { default: ({ text }: { text: string }) => <p>{text}</p> };

test('a part whose code was loaded before appears at once, without its placeholder', async () => {
  const Part = late(() => Promise.resolve(loaded));
  await Part.preload();
  render(<Part text="Oynatıcı" standIn={<p>Yükleniyor</p>} />);
  expect(screen.getByText('Oynatıcı')).toBeTruthy();
  expect(screen.queryByText('Yükleniyor')).toBeNull();
});
