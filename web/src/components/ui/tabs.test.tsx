import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { render } from '../../testing/render.js';
import { Tabs } from './tabs.js';

const items = ['Hakkında', 'Gönderiler', 'İzleme Listem', 'Rozetler'].map((label) => ({
  value: label,
  label,
  content: <p>{label} burada</p>,
}));

// jsdom has no layout: a strip of 400 px holds tabs of 1,000 px.
const widths = { clientWidth: 400, scrollWidth: 1000 };
const layout = (width: typeof widths) =>
  Object.entries(width).forEach(([name, value]) =>
    Object.defineProperty(Element.prototype, name, { configurable: true, get: () => value }),
  );
const saved = Object.fromEntries(
  Object.keys(widths).map((name) => [name, Object.getOwnPropertyDescriptor(Element.prototype, name)]),
);
beforeEach(() => layout(widths));
afterEach(() => {
  for (const [name, own] of Object.entries(saved))
    if (own) Object.defineProperty(Element.prototype, name, own);
});

const arrow = (name: string) => screen.queryByRole('button', { name: `Profil: ${name}` });
const scrolledTo = (scrollLeft: number) =>
  fireEvent.scroll(screen.getByRole('tablist'), { target: { scrollLeft } });

test('tabs that do not fit show an arrow on each side that has more', () => {
  render(<Tabs label="Profil" items={items} />);
  expect([arrow('Önceki'), arrow('Sonraki')]).toEqual([null, expect.anything()]);
  scrolledTo(300);
  expect([arrow('Önceki'), arrow('Sonraki')]).toEqual([expect.anything(), expect.anything()]);
  scrolledTo(600);
  expect([arrow('Önceki'), arrow('Sonraki')]).toEqual([expect.anything(), null]);
});

test('an arrow scrolls the tabs and is no stop of the Tab key, because the arrow keys reach every tab', async () => {
  const scrollBy = jest.spyOn(Element.prototype, 'scrollBy').mockImplementation(() => undefined);
  const { user } = render(<Tabs label="Profil" items={items} />);
  await user.click(arrow('Sonraki') as HTMLElement);
  expect(scrollBy.mock.calls).toEqual([[expect.objectContaining({ left: 300 })]]);
  scrollBy.mockRestore();
  act(() => screen.getByRole('tab', { name: 'Hakkında' }).focus());
  await user.tab();
  expect(document.activeElement?.getAttribute('role')).toBe('tabpanel');
  act(() => screen.getByRole('tab', { name: 'Hakkında' }).focus());
  await user.keyboard('{End}{Enter}');
  expect(screen.getByRole('tab', { name: 'Rozetler' }).getAttribute('aria-selected')).toBe('true');
  // A tab list holds tabs only.
  expect([...screen.getByRole('tablist').querySelectorAll('button:not([role=tab])')]).toEqual([]);
});

test('tabs that fit have no arrows', () => {
  layout({ clientWidth: 400, scrollWidth: 400 });
  render(<Tabs label="Profil" items={items} />);
  // Unlike a browser, jsdom keeps a place before the start.
  scrolledTo(0);
  expect([arrow('Önceki'), arrow('Sonraki')]).toEqual([null, null]);
});
