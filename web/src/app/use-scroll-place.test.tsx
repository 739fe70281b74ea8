import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { Link, useNavigate } from 'react-router';
import { screen } from '@testing-library/react';
import { keepScroll } from '../lib/keep-scroll.js';
import { render } from '../testing/render.js';
import { useScrollPlace } from './use-scroll-place.js';

const scrolled = jest.fn();
const at = (y: number) => Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
beforeEach(() => {
  scrolled.mockClear();
  window.scrollTo = scrolled as unknown as typeof window.scrollTo;
  at(0);
});
afterEach(() => sessionStorage.clear());

function Page() {
  const navigate = useNavigate();
  useScrollPlace();
  return (
    <>
      <Link to="/sss">page</Link>
      <Link to="?sezon=2" state={keepScroll}>
        season
      </Link>
      <Link to="/sss#soru">question</Link>
      <button onClick={() => void navigate(-1)}>back</button>
      <p id="soru" />
    </>
  );
}

test('a new page begins at its top, going back returns to where one was', async () => {
  at(900);
  const { user } = render(<Page />);
  expect(scrolled).not.toHaveBeenCalled();
  await user.click(screen.getByText('page'));
  expect(scrolled).toHaveBeenLastCalledWith(0, 0);
  at(0);
  await user.click(screen.getByText('back'));
  expect(scrolled).toHaveBeenLastCalledWith(0, 900);
});

test('what only changes a part of the page leaves it where it is', async () => {
  const { user } = render(<Page />);
  await user.click(screen.getByText('season'));
  expect(scrolled).not.toHaveBeenCalled();
});

test('an address that points into the page leads there', async () => {
  const seen = jest.fn();
  const { user } = render(<Page />);
  screen.getByText('back').nextElementSibling!.scrollIntoView = seen;
  await user.click(screen.getByText('question'));
  expect(seen).toHaveBeenCalledTimes(1);
  expect(scrolled).not.toHaveBeenCalled();
});

test('a page that the browser kept and shows again restores its places itself again', () => {
  render(<Page />);
  dispatchEvent(new Event('pagehide'));
  expect(history.scrollRestoration).toBe('auto');
  dispatchEvent(new Event('pageshow'));
  expect(history.scrollRestoration).toBe('manual');
});
