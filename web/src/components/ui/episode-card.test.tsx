import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { render } from '../../testing/render.js';
import { EpisodeCard } from './episode-card.js';
import { WatchedMark } from './watched-mark.js';

test('an episode card is one tab stop: the down arrow leads to its mark, up and Escape back to its link', async () => {
  const checked: boolean[] = [];
  const card = (name: string) => (
    <EpisodeCard
      to={`/${name}`}
      title={name}
      mark={
        <WatchedMark name={name} shy checked={false} onCheckedChange={(value) => void checked.push(value)} />
      }
    />
  );
  const { user } = render(
    <>
      {card('Kıyı')}
      {card('Liman')}
    </>,
  );
  const link = screen.getByRole('link', { name: 'Kıyı' });
  const mark = screen.getByRole('checkbox', { name: 'Kıyı: izledim' });
  await user.tab();
  expect(document.activeElement).toBe(link);
  await user.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(mark);
  await user.keyboard('{ArrowDown} {Escape}');
  expect(checked).toEqual([true]);
  expect(document.activeElement).toBe(link);
  await user.keyboard('{ArrowDown}{ArrowUp}');
  expect(document.activeElement).toBe(link);
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Liman' }));
});
