import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { ApolloLink, Observable } from '@apollo/client';
import { act, screen, waitFor } from '@testing-library/react';
import type { LiveContext } from '../../lib/live-context.js';
import { type Gateway, render } from '../../testing/render.js';
import { useState } from 'react';
import { LetMeKnow } from './components/let-me-know.js';
import NotificationList from './components/notification-list.js';
import { NotificationsPage } from './components/notifications-page.js';
import { useActivity } from './hooks/use-activity.js';
import { notificationTexts } from './texts.js';

const member = { state: 'member', member: { id: 'm1', username: 'isil', name: 'Işıl' } } as const;
const entry = (n: number) => ({
  __typename: 'Notification',
  id: `${n}`,
  kind: 'REPLY',
  time: '2026-11-20T12:00:00.000Z',
  read: n > 2,
  shown: {
    __typename: 'ShownNotification',
    heading: `Üye ${n}`,
    text: 'yorumuna yanıt verdi.',
    image: null,
    path: `/yol/${n}`,
  },
});
const page = (from: number, to: number, last: boolean) => ({
  notifications: {
    __typename: 'NotificationList',
    count: 25,
    last,
    unread: 2,
    nextCursor: last ? null : 'c1',
    items: Array.from({ length: to - from + 1 }, (_, n) => entry(from + n)),
  },
});

describe('the notifications page', () => {
  test('N-02 N-04 shows them, marks them as read, loads further ones and hides the button at the end', async () => {
    const sent = jest.fn<Gateway>((name, { page: number, cursor }) => {
      if (name === 'MarkNotificationsRead') return { data: { markNotificationsRead: { unread: 0 } } };
      if (number === 1) return { data: page(1, 20, false) };
      // An entry that is already loaded appears once.
      return { data: cursor === 'c1' ? page(19, 25, true) : page(1, 0, true) };
    });
    const { user } = render(<NotificationsPage />, { viewer: member, gateway: sent });
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(20));
    expect(screen.getAllByText('(Okunmadı)')).toHaveLength(2);
    expect(sent.mock.calls.filter(([name]) => name === 'MarkNotificationsRead')).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Daha fazla bildirim' }));
    await screen.findByText('Gösterilecek bildirim kalmadı.');
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
      Array.from({ length: 25 }, (_, n) => `/yol/${n + 1}`),
    );
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('shows an error with a retry, and a hint if the list is empty', async () => {
    let fails = true;
    const { user } = render(<NotificationsPage />, {
      viewer: member,
      gateway: () => {
        if (fails) throw new Error('no network');
        return { data: { notifications: { ...page(1, 0, true).notifications, unread: 0 } } };
      },
    });
    fails = await screen.findByRole('alert').then(() => false);
    await user.click(screen.getByRole('button', { name: 'Tekrar dene' }));
    await screen.findByText('Henüz bildirimin yok');
  });

  test('asks visitors to sign in and sends no query', async () => {
    render(<NotificationsPage />);
    await screen.findByText('Görmek için giriş yap.');
  });
});

test("the bell's list is marked as read, and shows so when it opens again", async () => {
  let answers = true;
  const sent = jest.fn<Gateway>((name) => {
    if (name === 'MarkNotificationsRead') return { data: { markNotificationsRead: { unread: 0 } } };
    if (name === 'Activity')
      return { data: { activity: { __typename: 'Activity', unread: 2, revision: 1 } } };
    return answers ? { data: page(1, 3, true) } : new Promise(() => undefined);
  });
  function Bell() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <button onClick={() => setOpen(!open)}>{useActivity(false)}</button>
        {open && <NotificationList />}
      </>
    );
  }
  const { user } = render(<Bell />, { viewer: member, gateway: sent });
  await user.click(await screen.findByRole('button', { name: '2' }));
  await waitFor(() => expect(screen.getAllByText('(Okunmadı)')).toHaveLength(2));
  await user.click(await screen.findByRole('button', { name: '0' }));
  answers = false;
  await user.click(screen.getByRole('button', { name: '0' }));
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  expect(screen.queryByText('(Okunmadı)')).toBeNull();
  expect(sent.mock.calls.filter(([name]) => name === 'MarkNotificationsRead')).toHaveLength(1);
});

describe('the toggle', () => {
  test('L-18 pressed twice quickly is sent in sequence, and the last value stays', async () => {
    const answers: (() => void)[] = [];
    const { user } = render(<LetMeKnow kind="TITLE" id="t1" />, {
      viewer: member,
      gateway: (name, variables) => {
        if (name === 'LetMeKnow') return { data: { letMeKnow: [] } };
        const { input } = variables as { input: { id: string; active: boolean } };
        const setLetMeKnow = { __typename: 'SetLetMeKnowPayload', ...input };
        return new Promise((resolve) => answers.push(() => resolve({ data: { setLetMeKnow } })));
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Haber ver' }));
    await user.click(await screen.findByRole('button', { name: 'Haber verme' }));
    await screen.findByRole('button', { name: 'Haber ver' });
    expect(answers).toHaveLength(1);
    answers[0]!();
    await waitFor(() => expect(answers).toHaveLength(2));
    screen.getByRole('button', { name: 'Haber ver' });
    answers[1]!();
    await screen.findByText(notificationTexts.willTell.TITLE);
    screen.getByRole('button', { name: 'Haber ver' });
  });

  test('L-18 L-19 shows its new state at once, and the old one after a refusal', async () => {
    let fails = false;
    const { user } = render(<LetMeKnow kind="TITLE" id="t1" />, {
      viewer: member,
      gateway: (name, variables) => {
        if (name === 'LetMeKnow') return { data: { letMeKnow: ['t1'] } };
        if (fails) throw new Error('no network');
        const { input } = variables as { input: { id: string; active: boolean } };
        return { data: { setLetMeKnow: { __typename: 'SetLetMeKnowPayload', ...input } } };
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Haber verme' }));
    await screen.findByRole('button', { name: 'Haber ver' });
    fails = true;
    await user.click(screen.getByRole('button', { name: 'Haber ver' }));
    await screen.findByText('İsteğin kaydedilemedi.');
    screen.getByRole('button', { name: 'Haber ver' });
  });
});

describe('polling', () => {
  function Counter({ polling }: { polling: boolean }) {
    return <output>{useActivity(polling)}</output>;
  }
  let answer: () => { unread: number; revision: number };
  const asked = jest.fn();
  const gateway: Gateway = (name) => {
    if (name === 'ActivityNow') asked();
    if (name === 'Activity')
      return { data: { activity: { __typename: 'Activity', unread: 1, revision: 1 } } };
    return { data: { activity: { __typename: 'Activity', ...answer() } } };
  };
  beforeEach(() => {
    jest.useFakeTimers();
    asked.mockClear();
  });
  afterEach(() => void jest.useRealTimers());
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

  test('N-05 N-07 runs every 10 s and updates the count; U-07 failures are silent', async () => {
    answer = () => ({ unread: 4, revision: 2 });
    render(<Counter polling />, { viewer: member, gateway });
    await pass(9_999);
    expect(screen.getByRole('status').textContent).toBe('1');
    expect(asked).not.toHaveBeenCalled();
    await pass(1);
    await pass(1);
    expect(screen.getByRole('status').textContent).toBe('4');
    answer = () => {
      throw new Error('no network');
    };
    await pass(20_000);
    expect(asked).toHaveBeenCalledTimes(3);
    expect(screen.getByRole('status').textContent).toBe('4');
    expect(screen.queryByText(/Tekrar dene/)).toBeNull();
  });

  test('stops during a live connection, and runs from its loss until its return', async () => {
    let lose = () => undefined as void;
    let tell = () => undefined as void;
    const live = new ApolloLink((operation, forward) => {
      if (operation.operationName !== 'Activity') return forward(operation);
      const { onLost } = operation.getContext() as LiveContext;
      return new Observable((observer) => {
        lose = () => onLost?.();
        tell = () =>
          observer.next({ data: { activity: { __typename: 'Activity', unread: 6, revision: 6 } } });
      });
    });
    answer = () => ({ unread: 4, revision: 2 });
    render(<Counter polling />, { viewer: member, gateway, links: [live] });
    // A connection without messages does not count as live.
    await pass(10_000);
    expect(asked).toHaveBeenCalledTimes(1);
    await act(async () => tell());
    expect(screen.getByRole('status').textContent).toBe('6');
    await pass(60_000);
    expect(asked).toHaveBeenCalledTimes(1);
    await act(async () => lose());
    await pass(10_000);
    expect(asked).toHaveBeenCalledTimes(2);
    await act(async () => tell());
    await pass(60_000);
    expect(asked).toHaveBeenCalledTimes(2);
  });

  test('does not run if the page disables it', async () => {
    render(<Counter polling={false} />, { viewer: member, gateway });
    await pass(60_000);
    expect(asked).not.toHaveBeenCalled();
  });
});
