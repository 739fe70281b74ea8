import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { type Gateway, render } from '../../testing/render.js';
import { LetMeKnow } from './components/let-me-know.js';
import { NotificationsPage } from './components/notifications-page.js';
import { useActivity } from './hooks/use-activity.js';

const member = { state: 'member', member: { id: 'm1', username: 'isil', name: 'Işıl' } } as const;
const entry = (n: number) => ({
  ...{ __typename: 'Notification', id: `${n}`, kind: 'REPLY', time: '2026-11-20T12:00:00.000Z', read: n > 2 },
  shown: {
    ...{ __typename: 'ShownNotification', heading: `Üye ${n}`, text: 'yorumuna yanıt verdi.' },
    ...{ image: null, path: `/yol/${n}` },
  },
});
const page = (from: number, to: number, last: boolean) => ({
  notifications: {
    ...{ __typename: 'NotificationList', count: 25, last, unread: 2 },
    items: Array.from({ length: to - from + 1 }, (_, n) => entry(from + n)),
  },
});

describe('the page of notifications', () => {
  test('N-02 N-04 shows them, reads them, loads further ones and takes the button away', async () => {
    const sent = jest.fn<Gateway>((name, { page: number }) => {
      if (name === 'MarkNotificationsRead') return { data: { markNotificationsRead: { unread: 0 } } };
      // Two came meanwhile: what is known already stands once.
      return { data: number === 1 ? page(1, 20, false) : page(19, 25, true) };
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

  test('says what failed and tries again; says what to do where there is nothing', async () => {
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

  test('asks visitors to sign in, and nothing of the gateway', async () => {
    render(<NotificationsPage />);
    await screen.findByText('Görmek için giriş yap.');
  });
});

describe('the toggle', () => {
  test('L-18 L-19 says what it does, at once, and goes back where it was refused', async () => {
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

describe('what is polled', () => {
  function Counter({ polling }: { polling: boolean }) {
    return <output>{useActivity(polling).unread}</output>;
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

  test('N-05 N-07 each 10 s, and brings the count up to date; U-07 in silence where nobody answers', async () => {
    answer = () => ({ unread: 4, revision: 2 });
    render(<Counter polling />, { viewer: member, gateway });
    await pass(9_999);
    expect(screen.getByRole('status').textContent).toBe('1');
    expect(asked).not.toHaveBeenCalled();
    await pass(1);
    await pass(0);
    expect(screen.getByRole('status').textContent).toBe('4');
    answer = () => {
      throw new Error('no network');
    };
    await pass(20_000);
    expect(asked).toHaveBeenCalledTimes(3);
    expect(screen.getByRole('status').textContent).toBe('4');
    expect(screen.queryByText(/Tekrar dene/)).toBeNull();
  });

  test('N-06 not on the page of a room', async () => {
    render(<Counter polling={false} />, { viewer: member, gateway });
    await pass(60_000);
    expect(asked).not.toHaveBeenCalled();
  });
});
