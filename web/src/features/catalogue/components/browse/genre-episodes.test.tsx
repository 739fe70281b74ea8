import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { episodeOf, listOf } from '../../../../testing/programme.js';
import { type Gateway, renderWaiting } from '../../../../testing/render.js';
import GenreEpisodes from './genre-episodes.js';

/** The row observes its last slide: the test decides when it comes into view. */
let reach: (() => void) | undefined;
const real = globalThis.IntersectionObserver;
beforeEach(() => {
  globalThis.IntersectionObserver = class {
    constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
      if (!options?.rootMargin) return;
      reach = () =>
        callback([{ isIntersecting: true } as IntersectionObserverEntry], {} as IntersectionObserver);
    }
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
});
afterEach(() => {
  globalThis.IntersectionObserver = real;
});

const all = Array.from({ length: 30 }, (_, n) => episodeOf(n + 1, { title: null }));
const genre = { id: 'g1', name: 'Dram' };
const cards = () => document.querySelectorAll('article').length;

test('B-27 a genre lists its episodes, and pages within the genre', async () => {
  const asked: object[] = [];
  const gateway: Gateway = (_, variables) => {
    asked.push(variables);
    const { page, size } = variables as { page: number; size: number };
    return { data: { latestEpisodes: listOf('EpisodeList', all, page, size) } };
  };
  await renderWaiting(<GenreEpisodes genre={genre} />, { gateway });
  await screen.findByRole('region', { name: 'Dram: Son Eklenen Bölümler' });
  expect(cards()).toBe(12);
  for (const count of [24, 30]) {
    act(() => reach?.());
    await waitFor(() => expect(cards()).toBe(count));
  }
  expect(asked).toEqual([1, 2, 3].map((page) => ({ genreId: 'g1', page, size: 12 })));
  expect(screen.getByText('Listelenecek içerik kalmadı !').getAttribute('role')).toBe('status');
});

test('a failed list of episodes of a genre offers a retry; a genre without episodes has no row', async () => {
  let fails = true;
  const { user } = await renderWaiting(<GenreEpisodes genre={genre} />, {
    gateway: () => {
      if (fails) throw new Error('no answer');
      return { data: { latestEpisodes: listOf('EpisodeList', [], 1, 12) } };
    },
  });
  await screen.findByText('Bu sıra şu an gösterilemiyor.');
  fails = false;
  await user.click(screen.getByRole('button', { name: 'Tekrar dene' }));
  await waitFor(() => expect(screen.queryByText('Bu sıra şu an gösterilemiyor.')).toBeNull());
  expect(screen.queryByRole('region')).toBeNull();
});
