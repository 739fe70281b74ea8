import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { listOf, titleOf } from '../../../../testing/programme.js';
import { type Gateway, renderWaiting } from '../../../../testing/render.js';
import { CalendarPage } from './calendar-page.js';

/** 60 anime on air: 30 on Monday, 30 on Sunday. */
const all = Array.from({ length: 60 }, (_, n) => ({
  __typename: 'AiringTitle',
  title: titleOf(`a${n}`, { airTime: { __typename: 'AirTime', weekday: n < 30 ? 1 : 7, time: '20:05' } }),
  next: { __typename: 'Episode', id: `e${n}`, season: 1, number: 4, releasedAt: '2026-11-27T17:05:00.000Z' },
}));

const show = (answer: (page: number) => object) => {
  const gateway: Gateway = (_, { page }) => ({ data: { airing: answer(page as number) } });
  return renderWaiting(<CalendarPage />, { gateway });
};
const more = () => screen.queryByRole('button', { name: 'Daha fazla göster' });
const headings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

test('B-04 shows the week from Monday on, with hour and episode; B-28 its further pages on request', async () => {
  const { user } = await show((page) => listOf('AiringList', all, page, 24));
  await screen.findByRole('heading', { level: 2, name: /Pazartesi/ });
  expect(headings()).toHaveLength(1);
  expect(screen.getAllByText('20:05 · 4. Bölüm')).toHaveLength(24);
  await user.click(more()!);
  await screen.findByRole('heading', { level: 2, name: /Pazar$|Pazar(?!tesi)/ });
  await user.click(more()!);
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(60));
  expect(more()).toBeNull();
});

test('B-05 a failed load takes the button away', async () => {
  const { user } = await show((page) => {
    if (page > 1) throw new Error('no answer');
    return listOf('AiringList', all, 1, 24);
  });
  await screen.findByRole('heading', { level: 2, name: /Pazartesi/ });
  await user.click(more()!);
  await waitFor(() => expect(more()).toBeNull());
  expect(screen.getAllByRole('article')).toHaveLength(24);
});

test('says that nothing is airing', async () => {
  await show(() => listOf('AiringList', [], 1, 24));
  await screen.findByText('Şu an yayında olan bir anime yok');
});
