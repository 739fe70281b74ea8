import { afterEach, expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Boundary } from './boundary.js';

// React reports what a boundary caught.
const silence = jest.spyOn(console, 'error').mockImplementation(() => undefined);
afterEach(() => void silence.mockClear());

const Broken = (): never => {
  throw new Error('its code is gone');
};

test('what breaks inside takes nothing around it along, and is told once', () => {
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
