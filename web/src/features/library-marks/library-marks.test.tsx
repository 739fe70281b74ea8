import { beforeEach, describe, expect, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { render } from '../../testing/render.js';
import { EpisodeMark, SeasonMark } from './marks.js';
import { useTitleMarks } from './use-library.js';
import { useOwnTitles } from './use-own-titles.js';

const member = (id: string) =>
  ({ state: 'member', member: { id, username: 'deniz', name: 'Deniz' } }) as const;

/** Requests that the test has not answered yet. */
const open: { name: string; asked: object; answer: (data: object) => void; fail: () => void }[] = [];
beforeEach(() => void (open.length = 0));
const gateway = (name: string, variables: Record<string, unknown>) =>
  new Promise<{ data: Record<string, unknown> }>((resolve, reject) => {
    const { idempotencyKey: _, ...asked } = (variables['input'] ?? variables) as Record<string, unknown>;
    open.push({
      name,
      asked,
      answer: (data) => resolve({ data: data as Record<string, unknown> }),
      fail: () => reject(new Error(name)),
    });
  });
/** Waits for the next request. */
const next = () =>
  waitFor(() => {
    const request = open.shift();
    if (!request) throw new Error('nothing was sent');
    return request;
  });
const answer = async (data: object) => (await next()).answer(data);
const fail = async () => (await next()).fail();
/** Waits until the page shows the expected value. */
const shows = <T,>(read: () => T, expected: T) => waitFor(() => expect(read()).toEqual(expected));

const marks = (id: string, more: object = {}) => ({
  __typename: 'TitleLibrary',
  id,
  inWatchList: false,
  entryWatched: false,
  favourite: false,
  followed: false,
  followerCount: 4,
  score: null,
  ...more,
});
const kept = (id: string, more: object) => ({
  setTitleMark: { __typename: 'SetTitleMarkPayload', library: marks(id, more) },
});
const one = (__typename: string) => (id: string, watched: boolean) => ({ __typename, id, watched });
const [episode, season] = [one('EpisodeLibrary'), one('SeasonLibrary')];
const overlay = ({
  titles = [],
  episodes = [],
  seasons = [],
}: {
  titles?: object[];
  episodes?: object[];
  seasons?: object[];
}) => ({ library: { __typename: 'Library', titles, episodes, seasons } });

function Title({ id }: { id: string }) {
  const { marks: known, toggle } = useTitleMarks(id);
  const on = known && Object.entries(known).flatMap(([mark, value]) => (value === true ? [mark] : []));
  return (
    <div>
      <output aria-label={id}>{known ? [...on!, known.followerCount].join(' ') : 'unknown'}</output>
      <button onClick={() => toggle('FOLLOWED')}>follow {id}</button>
      <button onClick={() => toggle('WATCH_LIST')}>list {id}</button>
    </div>
  );
}

function Opened() {
  const [open, setOpen] = useState(true);
  return (
    <>
      <button onClick={() => setOpen(!open)}>{open ? 'close' : 'open'}</button>
      {open && <SeasonMark titleId="s" season={1} />}
    </>
  );
}

const title = (id: string) => screen.getByLabelText(id).textContent;
const press = (name: string) => act(async () => screen.getByRole('button', { name }).click());

describe('the library marks of a page', () => {
  const page = (
    <>
      <Title id="t" />
      <Title id="u" />
      <Title id="t" />
      <SeasonMark titleId="s" season={1} />
      <SeasonMark titleId="s" season={2} />
      <EpisodeMark titleId="s" episode={{ id: 'a', season: 1 }} name="a" />
    </>
  );
  const checked = () => screen.getAllByRole<HTMLInputElement>('checkbox').map((box) => box.checked);

  test('are one query, however many components need them', async () => {
    render(page, { viewer: member('m'), gateway });
    const { name, asked, answer: say } = await next();
    expect([name, asked]).toEqual([
      'LibraryOverlay',
      { titleIds: ['t', 'u'], episodeIds: ['a'], seasonsOf: 's' },
    ]);
    expect(open).toEqual([]);
    say(
      overlay({
        titles: [marks('u', { favourite: true })],
        episodes: [episode('a', true)],
        seasons: [season('s:2', true)],
      }),
    );
    await shows(() => title('u'), 'favourite 4');
    await shows(checked, [false, true, true]);
  });

  test('stay unknown if the gateway does not answer', async () => {
    render(<Title id="t" />, { viewer: member('m'), gateway });
    await fail();
    await shows(() => title('t'), 'unknown');
    await press('follow t');
    await shows(() => title('t'), 'followed 1');
  });

  test('are not queried for a visitor', async () => {
    render(page, { gateway });
    expect(open).toEqual([]);
    expect(screen.getAllByText('unknown').length).toBe(3);
  });

  test('of another member are dropped, also in an answer that arrives late', async () => {
    const { look } = render(page, { viewer: member('m'), gateway });
    const late = await next();
    await look(member('n'));
    late.answer(overlay({ titles: [marks('t', { followed: true })] }));
    await answer(overlay({ titles: [marks('u', { favourite: true })] }));
    await shows(() => title('u'), 'favourite 4');
    expect(screen.getAllByText('unknown').length).toBe(2);
    await look({ state: 'visitor' });
    await shows(() => title('u'), 'unknown');
  });

  test('a season that is no longer fully watched loses its mark with the next answer', async () => {
    const { user } = render(<Opened />, { viewer: member('m'), gateway });
    await answer(overlay({ seasons: [season('s:1', true)] }));
    await shows(checked, [true]);
    await user.click(screen.getByRole('button', { name: 'close' }));
    await user.click(screen.getByRole('button', { name: 'open' }));
    await shows(checked, [true]);
    await answer(overlay({}));
    await shows(checked, [false]);
  });
});

describe('a mark', () => {
  const show = async () => {
    render(<Title id="t" />, { viewer: member('m'), gateway });
    await answer(overlay({ titles: [marks('t')] }));
    await shows(() => title('t'), '4');
  };

  test('shows at once and takes the value of the answer', async () => {
    await show();
    await press('follow t');
    await shows(() => title('t'), 'followed 5');
    await answer(kept('t', { followed: true, followerCount: 9 }));
    await shows(() => title('t'), 'followed 9');
  });

  test('is reverted if it fails, and the page shows an error', async () => {
    await show();
    await press('list t');
    await shows(() => title('t'), 'inWatchList 4');
    await fail();
    await shows(() => title('t'), '4');
    expect(await screen.findByText('Kaydedilemedi.')).toBeTruthy();
  });

  test('set twice quickly is sent in sequence, and the last value stays', async () => {
    await show();
    await press('follow t');
    await shows(() => title('t'), 'followed 5');
    await press('follow t');
    const first = await next();
    expect(open).toEqual([]);
    await shows(() => title('t'), '4');
    first.answer(kept('t', { followed: true, followerCount: 5 }));
    const second = await next();
    expect(second.asked).toEqual({ titleId: 't', mark: 'FOLLOWED', active: false });
    await shows(() => title('t'), '4');
    second.answer(kept('t', { followerCount: 7 }));
    await shows(() => title('t'), '7');
  });

  test('set twice quickly keeps the first value if both requests fail', async () => {
    await show();
    await press('follow t');
    await press('list t');
    await shows(() => title('t'), 'inWatchList followed 5');
    await fail();
    await fail();
    await shows(() => title('t'), '4');
  });
});

describe('watched boxes', () => {
  const names = ['a', 'b', 'c'] as const;
  beforeEach(async () => {
    render(
      <>
        {names.map((id, place) => (
          <EpisodeMark key={id} titleId="t" episode={{ id, season: place < 2 ? 1 : 2 }} name={id} />
        ))}
        <SeasonMark titleId="t" season={1} />
      </>,
      { viewer: member('m'), gateway },
    );
    await answer(overlay({}));
  });
  const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
  const [a, b, whole] = ['a: izledim', 'b: izledim', '1. sezonu izledim'] as const;
  const boxes = () => [a, b, 'c: izledim', whole].map((name) => box(name).checked);
  const click = async (name: string) => {
    await act(async () => box(name).click());
  };
  const keptSeason = (watched: boolean) => ({
    setSeasonWatched: {
      __typename: 'SetSeasonWatchedPayload',
      season: season('t:1', watched),
      episodes: [episode('a', watched), episode('b', watched)],
    },
  });
  const keptEpisode = (id: string, watched: boolean) => ({
    setEpisodeWatched: {
      __typename: 'SetEpisodeWatchedPayload',
      episode: episode(id, watched),
      season: season('t:1', false),
    },
  });

  test('L-03 of a season follow its answer, and no others do', async () => {
    await click(whole);
    await shows(boxes, [true, true, false, true]);
    await answer(keptSeason(true));
    await shows(boxes, [true, true, false, true]);
    await click(whole);
    await shows(boxes, [false, false, false, false]);
    await answer(keptSeason(false));
    await shows(boxes, [false, false, false, false]);
  });

  test('L-03 of a season are restored if it fails, whatever their values were', async () => {
    await click(b);
    await answer(keptEpisode('b', true));
    await click(whole);
    await shows(boxes, [true, true, false, true]);
    await fail();
    await shows(boxes, [false, true, false, false]);
  });

  test('L-01 an unwatched episode clears its season’s box too', async () => {
    await click(whole);
    await answer(keptSeason(true));
    await click(a);
    await shows(boxes, [false, true, false, false]);
    await fail();
    await shows(boxes, [true, true, false, true]);
  });
});

test('the own titles among many are asked for in parts, and follow the marks that the page changes', async () => {
  const ids = Array.from({ length: 250 }, (_, n) => `t${n}`);
  const Own = () => {
    const { own, complete } = useOwnTitles(ids, true);
    return <output aria-label="own">{complete ? [...(own ?? [])].join(' ') : 'unknown'}</output>;
  };
  render(
    <>
      <Own />
      <Title id="t1" />
    </>,
    { viewer: member('m'), gateway },
  );
  const followed = ['t1', 't249'];
  for (let n = 0; n < 3; n += 1) {
    const { asked, answer: say } = await next();
    const { titleIds } = asked as { titleIds: string[] };
    expect(titleIds.length).toBeLessThanOrEqual(200);
    say(overlay({ titles: titleIds.map((id) => marks(id, { followed: followed.includes(id) })) }));
  }
  await shows(() => title('own'), 't1 t249');
  await press('follow t1');
  await shows(() => title('own'), 't249');
  await answer(kept('t1', { followed: false }));
  await shows(() => title('own'), 't249');
});
