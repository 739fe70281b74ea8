import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { LazyImage } from './lazy-image.js';

type Watcher = {
  callback: IntersectionObserverCallback;
  options: IntersectionObserverInit | undefined;
  open: boolean;
};
let watchers: Watcher[] = [];
const real = globalThis.IntersectionObserver;

beforeEach(() => {
  watchers = [];
  globalThis.IntersectionObserver = class {
    #watcher: Watcher;
    constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
      this.#watcher = { callback, options, open: true };
      watchers.push(this.#watcher);
    }
    observe() {}
    disconnect() {
      this.#watcher.open = false;
    }
  } as unknown as typeof IntersectionObserver;
});
afterEach(() => {
  globalThis.IntersectionObserver = real;
});

const enter = (isIntersecting: boolean) =>
  act(() =>
    watchers[0]?.callback([{ isIntersecting } as IntersectionObserverEntry], {} as IntersectionObserver),
  );

test('U-21 loads when it enters the view and not before, and then stops observing', () => {
  render(<LazyImage src="/i/a.avif" alt="Afiş" />);
  const image = screen.getByRole('img', { name: 'Afiş' });
  // The defaults of a browser: threshold 0, at the edge of the view.
  expect(watchers[0]?.options?.threshold ?? 0).toBe(0);
  expect(watchers[0]?.options?.rootMargin).toBeUndefined();
  enter(false);
  expect(image.hasAttribute('src')).toBe(false);
  enter(true);
  expect(image.getAttribute('src')).toBe('/i/a.avif');
  expect(watchers).toHaveLength(1);
  expect(watchers[0]?.open).toBe(false);
});

test('an eager picture has its address at once', () => {
  render(<LazyImage src="/i/a.avif" alt="Afiş" eager />);
  expect(screen.getByRole('img').getAttribute('src')).toBe('/i/a.avif');
  expect(watchers).toHaveLength(0);
});
