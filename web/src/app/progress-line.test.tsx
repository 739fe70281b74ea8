import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { ProgressLine, useSkeleton } from './progress-line.js';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

function Site({ waits }: { waits: boolean }) {
  return (
    <>
      <ProgressLine waits={waits} />
      {useSkeleton(waits) && <p>iskelet</p>}
    </>
  );
}

const pass = (ms: number) => act(() => void jest.advanceTimersByTime(ms));
const shown = () => [screen.queryByTestId('progress-line') !== null, screen.queryByText('iskelet') !== null];

test('a page that loads shows a line after 150 ms and a skeleton after 400 ms, until it is there', () => {
  const { rerender } = render(<Site waits />);
  pass(149);
  expect(shown()).toEqual([false, false]);
  pass(1);
  expect(shown()).toEqual([true, false]);
  pass(249);
  expect(shown()).toEqual([true, false]);
  pass(1);
  expect(shown()).toEqual([true, true]);
  rerender(<Site waits={false} />);
  expect(shown()).toEqual([false, false]);
  // The next page waits anew.
  rerender(<Site waits />);
  expect(shown()).toEqual([false, false]);
});
