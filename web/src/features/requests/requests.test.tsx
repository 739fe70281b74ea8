import { afterEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { useLocation } from 'react-router';
import { type Gateway, renderWaiting } from '../../testing/render.js';
import { renderAtDesk } from '../desk/testing.js';
import type { Viewer } from '../../lib/viewer.js';
import { RequestDeskPage } from './components/desk-page.js';
import { RequestsPage } from './components/requests-page.js';

const viewer: Viewer = { state: 'member', member: { id: 'm2', username: 'deniz', name: 'Deniz' } };
const request = (more: object = {}) => ({
  __typename: 'ContentRequest',
  id: 'r1',
  kind: 'SERIES',
  name: 'Kayıp Rıhtım',
  state: 'OPEN',
  reason: '',
  score: 3,
  ownVote: null,
  version: 1,
  title: null,
  ...more,
});
const list = (items: object[], nextCursor: string | null = null) => ({
  data: {
    contentRequests: { __typename: 'ContentRequestList', items, last: nextCursor === null, nextCursor },
  },
});
const suggestions = (requests: object[] = [], titles: object[] = []) => ({
  data: { requestSuggestions: { __typename: 'RequestSuggestions', requests, titles } },
});
const refused = (code: string, message: string) => ({ errors: [{ message, extensions: { code } }] });

/** Lists with one request each, and the requests that a test adds. */
const gatewayWith =
  (more: Gateway): Gateway =>
  (name, variables) => {
    if (name !== 'ContentRequests') return more(name, variables);
    const isMovie = variables['kind'] === 'MOVIE';
    return list([isMovie ? request({ id: 'r2', kind: 'MOVIE', name: 'Şafak' }) : request()]);
  };
const nothing: Gateway = (name) => {
  throw new Error(`${name} is not asked for`);
};

afterEach(() => void jest.useRealTimers());

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const field = () => screen.getByRole('searchbox', { name: 'Ne izlemek istersin?' });
const type = (text: string) => fireEvent.change(field(), { target: { value: text } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
/** Types a name with a stopped clock, waits for the suggestions, and asks for it. */
const askFor = async (name: string, button: string) => {
  jest.useFakeTimers();
  type(name);
  await pass(350);
  press(button);
  await pass(0);
};
function Path() {
  return <output>{useLocation().pathname}</output>;
}

test('Q-03 Q-04: films and series each have a list', async () => {
  await renderWaiting(<RequestsPage />, { gateway: gatewayWith(nothing), viewer });
  const films = await screen.findByRole('region', { name: 'Film istekleri' });
  const series = await screen.findByRole('region', { name: 'Dizi istekleri' });
  within(films).getByText('Şafak');
  within(series).getByText('Kayıp Rıhtım');
});

test('Q-08 Q-09: the button appends the next page, and a text replaces it when none are left', async () => {
  const gateway: Gateway = (_, { kind, cursor }) =>
    kind === 'MOVIE'
      ? list([])
      : cursor
        ? list([request({ id: 'r3', name: 'İkinci sayfa' })])
        : list([request()], 'next');
  const { user } = await renderWaiting(<RequestsPage />, { gateway, viewer });
  const series = await screen.findByRole('region', { name: 'Dizi istekleri' });
  await user.click(within(series).getByRole('button', { name: 'Dizi istekleri: daha fazla göster' }));
  await within(series).findByText('İkinci sayfa');
  within(series).getByText('Kayıp Rıhtım');
  within(series).getByText('Gösterilecek içerik kalmadı.');
  expect(within(series).queryByRole('button', { name: /daha fazla/ })).toBeNull();
});

test('Q-05 Q-06 Q-07: the search starts at 2 characters, 300 ms after the last keystroke', async () => {
  const asked: unknown[] = [];
  const gateway = gatewayWith((_, { query }) => {
    asked.push(query);
    return suggestions([request({ name: 'Kayıp Rıhtım' })]);
  });
  await renderWaiting(<RequestsPage />, { gateway, viewer });
  jest.useFakeTimers();
  type('k');
  await pass(400);
  type('ka');
  await pass(200);
  type('kay');
  await pass(299);
  expect(asked).toEqual([]);
  await pass(51);
  expect(asked).toEqual(['kay']);
  screen.getByRole('list', { name: 'Öneriler' });
});

test('Q-10 Q-11 Q-14 Q-15: a dialog is open while it is sent; 1.5 s later the page is read again', async () => {
  let answer: (value: object) => void = () => undefined;
  let reads = 0;
  const gateway: Gateway = (name, variables) => {
    if (name === 'RequestSuggestions') return suggestions();
    if (name === 'RequestContent') return new Promise((resolve) => (answer = resolve)) as never;
    reads += 1;
    return gatewayWith(nothing)(name, variables);
  };
  await renderWaiting(<RequestsPage />, { gateway, viewer });
  await askFor('Yeni dizi', 'Dizi olarak iste');
  const dialog = screen.getByRole('dialog', { name: 'İsteğiniz alınıyor.' });
  within(dialog).getByText('Bu işlem bazen biraz uzun sürebilir. Lütfen bekleyin.');
  const before = reads;
  answer({
    data: { requestContent: { __typename: 'RequestContentPayload', created: true, request: request() } },
  });
  await pass(1_400);
  // It fades out.
  expect(dialog.hasAttribute('data-closed')).toBe(true);
  expect(reads).toBe(before);
  await pass(200);
  expect(reads).toBeGreaterThan(before);
  expect(field()).toHaveProperty('value', '');
});

test('Q-12: when it fails, the dialog closes and the error is shown', async () => {
  const gateway = gatewayWith((name) =>
    name === 'RequestSuggestions' ? suggestions() : refused('CONFLICT', 'Bu zaten var.'),
  );
  await renderWaiting(<RequestsPage />, { gateway, viewer });
  await askFor('Var olan', 'Film olarak iste');
  await pass(500);
  expect(screen.getAllByText('Bu zaten var.')).not.toEqual([]);
  expect(
    screen.queryByRole('dialog', { name: 'İsteğiniz alınıyor.' })?.hasAttribute('data-closed') ?? true,
  ).toBe(true);
});

test('Q-13: without a session the error is shown, and the sign-in page follows 2 s later', async () => {
  const gateway = gatewayWith((name) =>
    name === 'RequestSuggestions' ? suggestions() : refused('NO_SESSION', 'Bunun için giriş yapmalısın.'),
  );
  const page = (
    <>
      <RequestsPage />
      <Path />
    </>
  );
  await renderWaiting(page, { gateway, path: '/istek' });
  await askFor('Girişsiz', 'Dizi olarak iste');
  await pass(1_900);
  expect(screen.getAllByText('Bunun için giriş yapmalısın.')).not.toEqual([]);
  screen.getByText('/istek');
  await pass(200);
  screen.getByText('/giris-yap');
});

test('Q-17 Q-18: a vote up adds 1 and marks it, the other vote changes the score by 2, the same vote removes it', async () => {
  const answers = [
    { score: 4, ownVote: 'UP' },
    { score: 2, ownVote: 'DOWN' },
    { score: 3, ownVote: null },
  ];
  const sent: unknown[] = [];
  const gateway = gatewayWith((_, variables) => {
    sent.push((variables['input'] as { vote: unknown }).vote);
    return {
      data: { voteOnRequest: { __typename: 'RequestVotePayload', id: 'r1', ...answers[sent.length - 1] } },
    };
  });
  const { user } = await renderWaiting(<RequestsPage />, { gateway, viewer });
  const [up, down] = ['Kayıp Rıhtım: istiyorum', 'Kayıp Rıhtım: istemiyorum'];
  await user.click(await screen.findByRole('button', { name: up }));
  await screen.findByText('Puan: 4');
  await screen.findByRole('button', { name: up, pressed: true });
  await user.click(screen.getByRole('button', { name: down }));
  await screen.findByText('Puan: 2');
  await user.click(await screen.findByRole('button', { name: down, pressed: true }));
  await screen.findByRole('button', { name: down, pressed: false });
  expect(sent).toEqual(['UP', 'DOWN', 'DOWN']);
});

test('a vote whose answer was lost keeps its key when it is repeated, and the next one has another', async () => {
  const sent: string[] = [];
  const gateway = gatewayWith((_, variables) => {
    sent.push((variables['input'] as { idempotencyKey: string }).idempotencyKey);
    if (sent.length === 1) throw new Error('no answer');
    const answer = sent.length === 2 ? { score: 4, ownVote: 'UP' } : { score: 3, ownVote: null };
    return { data: { voteOnRequest: { __typename: 'RequestVotePayload', id: 'r1', ...answer } } };
  });
  const { user } = await renderWaiting(<RequestsPage />, { gateway, viewer });
  const up = await screen.findByRole('button', { name: 'Kayıp Rıhtım: istiyorum' });
  await user.click(up);
  await screen.findByRole('button', { name: 'Tekrar dene' });
  await user.click(up);
  await screen.findByRole('button', { name: 'Kayıp Rıhtım: istiyorum', pressed: true });
  await user.click(up);
  await screen.findByRole('button', { name: 'Kayıp Rıhtım: istiyorum', pressed: false });
  expect(sent.map((key) => key === sent[0])).toEqual([true, true, false]);
});

test('an answered request has its state, its reason and no votes', async () => {
  const gateway: Gateway = (_, { kind }) =>
    list(kind === 'MOVIE' ? [] : [request({ state: 'DECLINED', reason: 'Hakları alınamadı.' })]);
  await renderWaiting(<RequestsPage />, { gateway, viewer, path: '/istek?durum=sonuclanan' });
  await screen.findByText('Reddedildi');
  screen.getByText('Neden: Hakları alınamadı.');
  expect(screen.queryByRole('button', { name: /istiyorum/ })).toBeNull();
});

const desk = (roles: string[], items: object[]) => ({
  data: {
    viewer: { __typename: 'Viewer', id: 'm2', roles },
    contentRequests: {
      __typename: 'ContentRequestList',
      last: true,
      nextCursor: null,
      items: items.map((one) => ({
        ...one,
        askedAt: '2026-11-01T00:00:00Z',
        decidedAt: null,
        askedBy: null,
      })),
    },
  },
});

test('an editor declines a request with a reason', async () => {
  const sent: unknown[] = [];
  const gateway: Gateway = (name, variables) => {
    if (name === 'RequestDesk') return desk(['MEMBER', 'EDITOR'], [request()]);
    sent.push(variables['input']);
    const decided = request({ state: 'DECLINED', reason: 'Yok', version: 2 });
    return {
      data: {
        decideRequest: { __typename: 'DecideRequestPayload', request: { ...decided, decidedAt: null } },
      },
    };
  };
  const { user } = renderAtDesk(<RequestDeskPage />, { gateway, viewer });
  await user.click(await screen.findByRole('button', { name: 'Reddet: Kayıp Rıhtım' }));
  const dialog = await screen.findByRole('dialog', { name: 'Kayıp Rıhtım isteğini reddet' });
  await user.click(within(dialog).getByRole('button', { name: 'Reddet' }));
  within(dialog).getByText('Bir neden yaz.');
  await user.type(within(dialog).getByRole('textbox', { name: /^Neden/ }), 'Hakları yok');
  await user.click(within(dialog).getByRole('button', { name: 'Reddet' }));
  await screen.findByText('Karar kaydedildi. Oy verenlere haber veriliyor.');
  expect(sent).toMatchObject([{ id: 'r1', state: 'DECLINED', reason: 'Hakları yok', version: 1 }]);
});

test('the desk shows members a message that it is for editors', async () => {
  renderAtDesk(<RequestDeskPage />, { gateway: () => desk(['MEMBER'], [request()]), viewer });
  await screen.findByText('Bu sayfa editörler için');
  expect(screen.queryByText('Kayıp Rıhtım')).toBeNull();
});

test('an editor merges a request into another pending one of its kind', async () => {
  const sent: unknown[] = [];
  const kinds = new Set<unknown>();
  const gateway: Gateway = (name, variables) => {
    if (name === 'RequestDesk') return desk(['MEMBER', 'EDITOR'], [request()]);
    if (name === 'RequestSuggestions') {
      kinds.add(variables['kind']);
      return suggestions([
        request(),
        request({ id: 'r2', name: 'Kayıp Rıhtım (dizi)' }),
        request({ id: 'r3', name: 'Kayıp Film', kind: 'MOVIE' }),
        request({ id: 'r4', name: 'Kayıp Ada', state: 'DECLINED', reason: 'Yok' }),
      ]);
    }
    sent.push(variables['input']);
    const kept = request({ id: 'r2' });
    return { data: { mergeRequests: { __typename: 'DecideRequestPayload', request: kept } } };
  };
  const { user } = renderAtDesk(<RequestDeskPage />, { gateway, viewer });
  await user.click(await screen.findByRole('button', { name: 'Birleştir: Kayıp Rıhtım' }));
  const dialog = await screen.findByRole('dialog', { name: 'Kayıp Rıhtım isteğini birleştir' });
  const others = await within(dialog).findAllByRole('button', { name: /^Bununla birleştir/ });
  expect(others.map((one) => one.getAttribute('aria-label'))).toEqual([
    'Bununla birleştir: Kayıp Rıhtım (dizi)',
  ]);
  await user.click(others[0]!);
  await screen.findByText('İstekler birleştirildi. Oylar aktarılıyor.');
  expect(sent).toMatchObject([{ id: 'r1', intoId: 'r2', version: 1 }]);
  expect([...kinds]).toEqual(['SERIES']);
});
