import { expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, renderHook, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { KeptPlaces } from '../../../lib/kept-places.js';
import { useMore } from './use-more.js';

const page = (ids: string[], last = false) => ({ items: ids.map((id) => ({ id })), last });
const ids = (items: readonly { id: string }[]) => items.map(({ id }) => id).join('');

test('U-17 pages are appended once each, and an item that moved to a later page appears once', async () => {
  const load = jest.fn(async (number: number) => (number === 2 ? page(['b', 'c']) : page(['d'], true)));
  const { result } = renderHook(() => useMore(page(['a', 'b']), load), { wrapper: MemoryRouter });
  act(() => {
    result.current.more();
    result.current.more();
  });
  await waitFor(() => expect(ids(result.current.items)).toBe('abc'));
  act(() => result.current.more());
  await waitFor(() => expect(result.current.last).toBe(true));
  expect(ids(result.current.items)).toBe('abcd');
  act(() => result.current.more());
  expect(load.mock.calls.map(([number]) => number)).toEqual([2, 3]);
});

test('U-18 an empty answer ends the list', async () => {
  const { result } = renderHook(() => useMore(page(['a']), async () => page([])), {
    wrapper: MemoryRouter,
  });
  act(() => result.current.more());
  await waitFor(() => expect(result.current.last).toBe(true));
});

test('U-17 a page that failed is asked for again', async () => {
  const load = jest.fn<() => Promise<ReturnType<typeof page> | null>>();
  load
    .mockRejectedValueOnce(new Error('no answer'))
    .mockResolvedValueOnce(null)
    .mockResolvedValueOnce(page(['b'], true));
  const { result } = renderHook(() => useMore(page(['a']), load), { wrapper: MemoryRouter });
  for (const _ of [1, 2]) {
    act(() => result.current.more());
    await waitFor(() => expect(result.current.state).toBe('failed'));
    expect(ids(result.current.items)).toBe('a');
  }
  act(() => result.current.more());
  await waitFor(() => expect(ids(result.current.items)).toBe('ab'));
});

test('the loaded pages are there again when the viewer comes back to the page', async () => {
  const load = jest.fn(async () => page(['c'], true));
  function List() {
    const { items, more } = useMore(page(['a', 'b']), load, 'list');
    return <button onClick={more}>{ids(items)}</button>;
  }
  const site = (list: ReactNode) => (
    <MemoryRouter>
      <KeptPlaces>{list}</KeptPlaces>
    </MemoryRouter>
  );
  const { rerender } = render(site(<List />));
  fireEvent.click(screen.getByText('ab'));
  await screen.findByText('abc');
  rerender(site(null));
  rerender(site(<List />));
  expect(screen.getByText('abc')).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(1);
});
