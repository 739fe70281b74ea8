import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { Link, useLocation, useNavigate, useNavigationType } from 'react-router';
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
  useScrollPlace({ location: useLocation(), type: useNavigationType() }, false);
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

test('a new page starts at its top, and going back restores the scroll position', async () => {
  at(900);
  const { user } = render(<Page />);
  expect(scrolled).not.toHaveBeenCalled();
  await user.click(screen.getByText('page'));
  expect(scrolled).toHaveBeenLastCalledWith(0, 0);
  at(0);
  await user.click(screen.getByText('back'));
  expect(scrolled).toHaveBeenLastCalledWith(0, 900);
});

test('a change of a part of the page keeps the scroll position', async () => {
  const { user } = render(<Page />);
  await user.click(screen.getByText('season'));
  expect(scrolled).not.toHaveBeenCalled();
});

test('an address with a fragment scrolls to its element', async () => {
  const seen = jest.fn();
  const { user } = render(<Page />);
  screen.getByText('back').nextElementSibling!.scrollIntoView = seen;
  await user.click(screen.getByText('question'));
  expect(seen).toHaveBeenCalledTimes(1);
  expect(scrolled).not.toHaveBeenCalled();
});

test('a page from the back-forward cache restores its scroll positions again', () => {
  render(<Page />);
  dispatchEvent(new Event('pagehide'));
  expect(history.scrollRestoration).toBe('auto');
  dispatchEvent(new Event('pageshow'));
  expect(history.scrollRestoration).toBe('manual');
});
