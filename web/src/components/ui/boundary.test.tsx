import { afterEach, expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Boundary } from './boundary.js';

// React logs each error that a boundary catches.
const silence = jest.spyOn(console, 'error').mockImplementation(() => undefined);
afterEach(() => void silence.mockClear());

const Broken = (): never => {
  throw new Error('its code is gone');
};

test('an error inside leaves the page around it intact and is reported once', () => {
  const onError = jest.fn();
  render(
    <>
      <p>Sayfa</p>
      <Boundary onError={onError} fallback={<p>Yedek</p>}>
        <Broken />
      </Boundary>
      <Boundary>
        <Broken />
      </Boundary>
    </>,
  );
  expect(screen.getByText('Sayfa')).toBeTruthy();
  expect(screen.getByText('Yedek')).toBeTruthy();
  expect(onError).toHaveBeenCalledTimes(1);
});

test('an error in one place is forgotten in another place', () => {
  const at = (place: string, child: ReactNode) => (
    <Boundary place={place} fallback={<p>Yedek</p>}>
      {child}
    </Boundary>
  );
  const { rerender } = render(at('a', <Broken />));
  rerender(at('a', <p>Sayfa</p>));
  expect(screen.queryByText('Sayfa')).toBeNull();
  rerender(at('b', <p>Sayfa</p>));
  expect(screen.getByText('Sayfa')).toBeTruthy();
  rerender(at('c', <Broken />));
  expect(screen.getByText('Yedek')).toBeTruthy();
});
