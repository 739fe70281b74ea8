import { expect, jest, test } from '@jest/globals';
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

test('U-26 U-27 a press brings the page back to its top', () => {
  jest.useFakeTimers();
  const positions: number[] = [];
  const scroll = jest.spyOn(window, 'scrollTo').mockImplementation(((_x: number, y: number) => {
    positions.push(y);
  }) as typeof window.scrollTo);
  try {
    render(<BackToTop />);
    scrollTo(900);
    fireEvent.click(screen.getByRole('button', { name: 'Başa dön' }));
    jest.advanceTimersByTime(1_000);
    expect(positions.length).toBeGreaterThan(10);
    expect(positions[0]).toBeGreaterThan(0);
    expect(positions.at(-1)).toBe(0);
  } finally {
    scroll.mockRestore();
    jest.useRealTimers();
  }
});
