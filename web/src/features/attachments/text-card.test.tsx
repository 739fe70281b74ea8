import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { episodeOf, titleOf } from '../../testing/programme.js';
import { type Gateway, render } from '../../testing/render.js';
import { TextCard } from './text-card.js';

let enter: () => void;
const real = globalThis.IntersectionObserver;
beforeEach(() => {
  globalThis.IntersectionObserver = class {
    constructor(callback: IntersectionObserverCallback) {
      enter = () =>
        act(() => callback([{ isIntersecting: true } as IntersectionObserverEntry], this as never));
    }
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
});
afterEach(() => {
  globalThis.IntersectionObserver = real;
});

const show = (text: string, gateway: Gateway) => {
  const asked: unknown[] = [];
  const shown = render(<TextCard text={text} />, {
    gateway: (name, variables) => {
      asked.push([name, variables]);
      return gateway(name, variables);
    },
  });
  return { ...shown, asked };
};
const title = titleOf('d', { name: 'Gece Vapuru', poster: '/i/poster.webp' });
const episode = { ...episodeOf(4), name: 'Sis', image: '/i/still.webp', title };

test('the first address of an episode shows its card once it is on the screen, with a link to its page', async () => {
  const { asked } = show('Şuna bak: /dizi/d/1-sezon/4-bolum ve /film/ada', () => ({
    data: { watchPage: { __typename: 'WatchPage', episode } },
  }));
  expect(asked).toEqual([]);
  enter();
  const card = await screen.findByRole('link');
  expect(asked).toEqual([['LinkedEpisode', { kind: 'SERIES', slug: 'd', season: 1, number: 4 }]]);
  expect(card.getAttribute('href')).toBe('/dizi/d/1-sezon/4-bolum');
  expect(card.textContent).toBe('Gece Vapuru1. Sezon 4. Bölüm · Sis');
  expect(card.querySelector('img')?.getAttribute('src')).toBe('/i/still.webp');
});

test('a title for adults has a card without a picture, because no age gate is before it', async () => {
  show('/dizi/d', () => ({ data: { title: { ...title, ageMark: 'AGE_18' } } }));
  enter();
  const card = await screen.findByRole('link');
  expect(card.textContent).toContain('Gece Vapuru');
  expect(card.querySelector('img')).toBeNull();
});

test.each<[string, Gateway]>([
  ['a title that does not exist', () => ({ data: { title: null } })],
  [
    'a failed answer',
    () => {
      throw new Error('no answer');
    },
  ],
])('%s has no card', async (_, gateway) => {
  const { container } = show('/dizi/yok', gateway);
  enter();
  await waitFor(() => expect(container.querySelector('[aria-busy]')).toBeNull());
  expect(screen.queryByRole('link')).toBeNull();
});

test('a text without an address of this site has neither card nor placeholder', () => {
  const { container } = show('https://baska.example/dizi/d', () => ({ data: {} }));
  expect(container.querySelector('[aria-busy]')).toBeNull();
});
