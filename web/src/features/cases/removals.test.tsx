import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { Viewer } from '../../lib/viewer.js';
import { type Gateway, render } from '../../testing/render.js';
import { RemovalsPage } from './components/removals-page.js';

const viewer: Viewer = { state: 'member', member: { id: 'm2', username: 'zeynep', name: 'Zeynep' } };
const request = (hours: number) => ({
  __typename: 'RemovalRequest',
  id: 'r1',
  number: '261124-4f09',
  name: 'Deniz Film',
  email: 'hak@posta.example',
  right: 'OWNER',
  links: ['https://seyir.example/dizi/deneme'],
  statement: 'Hakkı bizdedir.',
  confirmedAt: '2026-11-01T00:00:00Z',
  dueAt: new Date(Date.now() + hours * 3_600_000).toISOString(),
  decidedAt: null,
  outcome: null,
  answer: '',
  decidedBy: null,
});
const listOf = (items: object[]) => ({
  data: { removalRequests: { __typename: 'RemovalRequestList', items, last: true, nextCursor: null } },
});

test('a moderator answers a request, whose addresses are no links, and it leaves the list', async () => {
  const sent: unknown[] = [];
  const gateway: Gateway = (name, variables) => {
    if (name !== 'DecideRemovalRequest') return listOf(sent.length > 0 ? [] : [request(30)]);
    sent.push(variables['input']);
    return {
      data: {
        decideRemovalRequest: {
          __typename: 'RemovalRequestPayload',
          request: { ...request(30), outcome: 'PARTLY' },
        },
      },
    };
  };
  const { user } = render(<RemovalsPage />, { gateway, viewer });
  await screen.findByRole('heading', { name: '261124-4f09' });
  expect(screen.getByText('https://seyir.example/dizi/deneme').closest('a')).toBeNull();
  expect(screen.queryByText('24 saatten az kaldı')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Sonuçlandır' }));
  await screen.findByText('Yanıtı yaz.');
  expect(sent).toEqual([]);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sonuç' }), 'Bir bölümü kaldırıldı');
  await user.click(screen.getByRole('textbox', { name: 'Başvurana yanıt' }));
  await user.paste('İki bölüm kaldırıldı.');
  await user.click(screen.getByRole('button', { name: 'Sonuçlandır' }));
  await screen.findByText('Başvuru yok');
  expect(sent).toEqual([{ id: 'r1', outcome: 'PARTLY', answer: 'İki bölüm kaldırıldı.' }]);
});

test('a prepared answer fills the answer and chooses its outcome', async () => {
  const { user } = render(<RemovalsPage />, { gateway: () => listOf([request(30)]), viewer });
  const templates = await screen.findByRole('combobox', { name: 'Hazır yanıt' });
  await user.selectOptions(templates, 'Dayanak yetersiz');
  expect(screen.getByRole('combobox', { name: 'Sonuç' })).toHaveProperty('value', 'REFUSED');
  const answer = screen.getByRole('textbox', { name: 'Başvurana yanıt' });
  expect(answer).toHaveProperty('value', expect.stringContaining('içeriği kaldırmadık'));
});

test.each([
  [10, '24 saatten az kaldı'],
  [-1, 'Süresi doldu'],
])('a request that is due in %s hours is marked', async (hours, text) => {
  render(<RemovalsPage />, { gateway: () => listOf([request(hours)]), viewer });
  await screen.findByText(text);
});

test('the desk is for moderators', async () => {
  const refused = { errors: [{ message: '', extensions: { code: 'FORBIDDEN' } }] };
  render(<RemovalsPage />, { gateway: () => refused, viewer });
  await screen.findByText('Bu sayfa moderatörler için');
});
