import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act } from '@testing-library/react';
import { useState } from 'react';
import { type Gateway, render } from '../../../testing/render.js';
import { RoomWatched } from './room-watched.js';

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(Math, 'random').mockReturnValue(0.5);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const spreadMs = () => 10_000;
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

test('it reads once at the opening, and after its part of the time at another episode', async () => {
  let reads = 0;
  const gateway: Gateway = () => {
    reads += 1;
    return { data: { roomWatched: [] } };
  };
  let begin: (episodeId: string) => void = () => undefined;
  function Page() {
    const [episodeId, setEpisodeId] = useState('e1');
    begin = setEpisodeId;
    return <RoomWatched code="oda-1" episodeId={episodeId} isPlaying spreadMs={spreadMs} />;
  }
  render(<Page />, { gateway });
  await pass(20_000);
  expect(reads).toBe(1);
  act(() => begin('e2'));
  await pass(4_000);
  expect(reads).toBe(1);
  await pass(2_000);
  expect(reads).toBe(2);
});
