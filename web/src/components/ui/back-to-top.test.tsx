import { expect, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { BackToTop } from './back-to-top.js';

const scrollTo = (y: number) =>
  act(() => {
    Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
    fireEvent.scroll(window);
  });

test('U-27 appears beyond 200 px of scrolling', () => {
  render(<BackToTop />);
  const button = screen.getByRole('button', { name: 'Başa dön' });
  expect(button.className).toContain('invisible');
  scrollTo(200);
  expect(button.className).toContain('invisible');
  scrollTo(201);
  expect(button.className).not.toContain('invisible');
});
