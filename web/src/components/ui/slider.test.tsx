import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { act, fireEvent, render as renderPlain, screen, within } from '@testing-library/react';
import { Link, MemoryRouter } from 'react-router';
import { KeptPlaces } from '../../lib/kept-places.js';
import { render } from '../../testing/render.js';
import { EpisodeCard } from './episode-card.js';
import { Slider } from './slider.js';

const slides = ['Gece Vapuru', 'Kırmızı Saat', 'İğne Deliği'].map((title) => ({
  key: title,
  content: <Link to="/">{title}</Link>,
}));

test("arrow keys move to a card's tab stop, not to its actions that are no tab stops", async () => {
  Element.prototype.scrollIntoView = () => undefined;
  const withAction = slides.map(({ key, content }) => ({
    key,
    content: (
      <>
        <button tabIndex={-1}>Kaldır</button>
        {content}
      </>
    ),
  }));
  const { user } = render(<Slider title="Devam Et" slides={withAction} />);
  act(() => screen.getByRole('link', { name: 'Gece Vapuru' }).focus());
  await user.keyboard('{ArrowRight}');
  expect(document.activeElement?.textContent).toBe('Kırmızı Saat');
});

test('arrow keys move from slide to slide and stop at both ends', async () => {
  Element.prototype.scrollIntoView = () => undefined;
  const { user } = render(<Slider title="Popüler" slides={slides} />);
  const names = () => document.activeElement?.textContent;
  act(() => screen.getByRole('link', { name: 'Gece Vapuru' }).focus());
  await user.keyboard('{ArrowLeft}');
  expect(names()).toBe('Gece Vapuru');
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(names()).toBe('İğne Deliği');
  await user.keyboard('{ArrowRight}{ArrowLeft}');
  expect(names()).toBe('Kırmızı Saat');
});

test('is a region with the name of its heading', () => {
  render(<Slider title="Popüler" slides={slides} />);
  expect(screen.getByRole('region', { name: 'Popüler' })).toBeTruthy();
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
});

test.each([
  ['the pointer reaches the row', (row: HTMLElement) => fireEvent.pointerEnter(row)],
  [
    'a link of it gets the focus',
    (row: HTMLElement) => act(() => within(row).getAllByRole('link')[0]?.focus()),
  ],
  ['it is scrolled', (row: HTMLElement) => fireEvent.scroll(within(row).getByRole('list'))],
])('the cards beyond the first view are short until %s', (_, turn) => {
  const cards = Array.from({ length: 8 }, (_, place) => ({
    key: `${place}`,
    content: <EpisodeCard to={`/${place}`} title={`Bölüm ${place}`} length="42 dk" mark={<input />} />,
  }));
  render(<Slider title="Son Eklenen Bölümler" kind="serial" slides={cards} />);
  const row = screen.getByRole('region');
  const whole = () => [screen.getAllByRole('textbox').length, screen.getAllByText('42 dk').length];
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toHaveLength(8);
  expect(whole()).toEqual([5, 5]);
  turn(row);
  expect(whole()).toEqual([8, 8]);
});

test('a row keeps its scroll position when the viewer comes back to the page', () => {
  const site = (shown: boolean) => (
    <MemoryRouter>
      <KeptPlaces>{shown && <Slider title="Popüler" slides={slides} />}</KeptPlaces>
    </MemoryRouter>
  );
  const { rerender } = renderPlain(site(true));
  fireEvent.scroll(screen.getByRole('list'), { target: { scrollLeft: 420 } });
  rerender(site(false));
  rerender(site(true));
  expect(screen.getByRole('list').scrollLeft).toBe(420);
});

/** The slide count that the style sheet sets at a width, computed by applying its rules in order. */
function countAt(kind: string, width: number): number {
  const css = readFileSync(path.join(import.meta.dirname, '../../styles/slides.css'), 'utf8');
  let count = 0;
  let bound = 0;
  let selector = '';
  // Rules of container queries do not apply here.
  const [screens = ''] = css.split('@container');
  for (const line of screens.split('\n')) {
    const media = /@media \(min-width: (\d+)px\)/.exec(line)?.[1];
    if (media) bound = Number(media);
    // A rule's selectors may span several lines; the declarations end them.
    if (line.includes('.slides')) selector += line;
    if (line.includes('}')) selector = '';
    const value = /--count: (\d)/.exec(line)?.[1];
    const applies = !selector.includes('data-kind') || selector.includes(`'${kind}'`);
    if (value && applies && width >= bound) count = Number(value);
  }
  return count;
}

test.each([
  ['title', { 320: 1, 374: 1, 375: 2, 640: 2, 767: 2, 768: 4, 1024: 5, 1279: 5, 1280: 6 }],
  ['serial', { 320: 2, 767: 2, 768: 3, 1024: 4, 1280: 5 }],
  ['collection', { 320: 2, 767: 2, 768: 6, 1280: 6 }],
  ['first-movies', { 320: 2, 767: 2, 768: 3, 1023: 3, 1024: 4, 1280: 4 }],
])('U-22 U-23 U-24 U-25 %s sliders show as many slides as the specification says', (kind, counts) => {
  for (const [width, count] of Object.entries(counts))
    expect([width, countAt(kind, Number(width))]).toEqual([width, count]);
});
