import { beforeEach, expect, jest, test } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { render } from '../../../testing/render.js';
import { PreRollStage } from './pre-roll-stage.js';

// jsdom cannot play video.
const play = jest.fn(() => Promise.resolve());
beforeEach(() => {
  play.mockClear();
  HTMLMediaElement.prototype.play = play;
});

const film = {
  id: 'film',
  link: 'https://reklam.example/',
  time: 4,
  video: '/m/film.mp4',
  image: '/i/film.webp',
};
const still = { id: 'still', link: '/istek', time: 60, image: '/i/still.webp' };

function stage(
  variant: 'OWN_TIME' | 'AFTER_FIVE' = 'OWN_TIME',
  adverts: (typeof film | typeof still)[] = [film, still],
) {
  const told: string[] = [];
  const result = render(
    <PreRollStage
      preRoll={{ variant, adverts }}
      onMoment={(id, moment) => told.push(`${id} ${moment}`)}
      onDone={(begun) => told.push(`done ${begun ? 'begun' : 'untouched'}`)}
    />,
  );
  const video = () => result.container.querySelector('video')!;
  const at = (seconds: number) => {
    Object.defineProperty(video(), 'currentTime', { value: seconds, configurable: true });
    fireEvent.timeUpdate(video());
  };
  return { ...result, told, video, at };
}
const start = () => screen.getByRole('button', { name: /^Oynat, önce/ });

test('V-10 V-11 V-17 shows the first advert as a picture until a click, and starts it at half volume', async () => {
  const { user, video, told } = stage();
  expect(video().getAttribute('poster')).toBe('/i/film.webp');
  expect(play).not.toHaveBeenCalled();
  expect(screen.queryByRole('timer')).toBeNull();
  await user.click(start());
  expect(play).toHaveBeenCalledTimes(1);
  expect(video().volume).toBe(0.5);
  expect(screen.getByText('Reklam')).toBeTruthy();
  expect(told).toEqual([]);
});

test('V-12 V-13 V-14 V-16 counts down to 0, then allows skipping; the next advert follows, and at the end the stage is gone', async () => {
  const { user, told, at, container } = stage('OWN_TIME', [film]);
  await user.click(start());
  at(0.5);
  expect(screen.getByRole('timer').textContent).toBe('4');
  const early = screen.getByRole('button', { name: '4 sn sonra geçebilirsin' });
  expect(early).toBe(document.activeElement);
  await user.click(early);
  expect(told).toEqual(['film IMPRESSION']);
  at(4);
  expect(screen.getByRole('timer').textContent).toBe('0');
  await user.click(screen.getByRole('button', { name: 'Reklamı Geç' }));
  expect(told).toEqual(['film IMPRESSION', 'film SKIP', 'done begun']);
  expect(container.querySelector('section')).toBeNull();
});

test('V-14 after the end of a video the next advert starts without a click', async () => {
  const { user, told, video, container } = stage();
  await user.click(start());
  fireEvent.ended(video());
  expect(container.querySelector('img')?.getAttribute('src')).toBe('/i/still.webp');
  expect(screen.getByRole('timer').textContent).toBe('60');
  expect(told).toEqual(['still IMPRESSION']);
});

test('V-15 the variant allows skipping after 5 seconds, with its own text', async () => {
  const { user, at } = stage('AFTER_FIVE', [{ ...film, time: 30 }]);
  await user.click(start());
  at(4.5);
  expect(screen.queryByRole('button', { name: 'Reklamı Geç' })).toBeNull();
  at(5);
  expect(screen.getByRole('timer').textContent).toBe('25');
  expect(screen.getByRole('button', { name: 'Reklamı Geç' })).toBeTruthy();
});

test('V-10 a click on the running advert opens its link in a new tab, and is counted', async () => {
  const { user, told } = stage();
  await user.click(start());
  const link = screen.getByRole('link');
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([
    'https://reklam.example/',
    '_blank',
  ]);
  expect(link.getAttribute('rel')).toContain('noopener');
  fireEvent.click(link);
  expect(told).toContain('film CLICK');
});

test('skips adverts that fail or are blocked, and leaves nothing over the player', async () => {
  const { told, video, container } = stage();
  fireEvent.error(video());
  fireEvent.error(container.querySelector('img')!);
  expect(told).toEqual(['done untouched']);
});

test('skips a video that the browser refuses to play', async () => {
  play.mockImplementation(() => Promise.reject(new Error('no')));
  const { user } = stage();
  await user.click(start());
  await screen.findByText('60');
});
