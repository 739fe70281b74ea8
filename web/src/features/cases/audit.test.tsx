import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import type { Viewer } from '../../lib/viewer.js';
import type { Gateway } from '../../testing/render.js';
import { uiTexts } from '../../components/ui/texts.js';
import { renderAtDesk } from '../desk/testing.js';
import { deskPages } from '../desk/pages.js';
import { auditTexts as texts } from './audit-texts.js';
import { AuditPage } from './components/audit-page.js';

const viewer: Viewer = { state: 'member', member: { id: 'm1', username: 'yonetici', name: 'Yönetici' } };
const member = {
  __typename: 'Member',
  id: 'm2',
  username: 'zeynep',
  name: 'Zeynep',
  avatar: null,
  path: '/profile/zeynep',
};
const entry = (id: string, more: object = {}) => ({
  __typename: 'AuditEntry',
  id,
  at: '2026-11-01T00:00:00Z',
  actor: member,
  byOperator: false,
  roles: ['MEMBER', 'MODERATOR'],
  operation: 'CommentsService/closeCase',
  objectKind: 'case',
  objectIds: ['c7'],
  outcome: 'OK',
  ...more,
});
const listOf = (items: object[], nextCursor: string | null = null) => ({
  data: { auditLog: { __typename: 'AuditList', items, last: nextCursor === null, nextCursor } },
});
const refused = (code: string) => ({ data: null, errors: [{ message: 'Olmadı', extensions: { code } }] });

test('what staff does at the desk has a Turkish name', async () => {
  const operations = ['listSanctions', 'listRemovalRequests', 'listContactMessages', 'setContactHandled'];
  const ofCases = ['getCaseStatistics', 'listAppeals', 'listCases', 'getCase', 'assignCase', 'closeCase'];
  const named = [
    ...operations.map((name) => `AccountsService/${name}`),
    ...ofCases.map((name) => `CommentsService/${name}`),
  ];
  const items = named.map((operation) => entry(operation, { operation }));
  renderAtDesk(<AuditPage />, { gateway: () => listOf(items), viewer });
  expect(await screen.findAllByRole('listitem')).toHaveLength(named.length);
  expect(screen.queryAllByText(/Service\//)).toEqual([]);
});

test('an admin reads who did what to which object, and how it ended', async () => {
  const unknown = entry('a2', {
    actor: null,
    operation: 'PlaybackService/savePlacement',
    outcome: 'OUTDATED',
  });
  const reading = entry('a4', { operation: 'PlaybackService/listAudit', objectIds: [] });
  const operator = entry('a3', { actor: null, byOperator: true, roles: [], objectKind: null, objectIds: [] });
  renderAtDesk(<AuditPage />, { gateway: () => listOf([entry('a1'), unknown, operator, reading]), viewer });
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe(texts.title);
  const rows = await screen.findAllByRole('listitem');
  expect(within(rows[0]!).getByRole('link', { name: 'Zeynep' }).getAttribute('href')).toBe(
    '/yonetim/uyeler?uye=zeynep',
  );
  within(rows[0]!).getByText('Moderatör');
  within(rows[0]!).getByText('Vakayı sonuçlandırma');
  within(rows[0]!).getByText('Vaka c7');
  within(rows[0]!).getByText(/Yapıldı/);
  within(rows[1]!).getByText(texts.gone);
  within(rows[1]!).getByText('PlaybackService/savePlacement');
  within(rows[1]!).getByText(/Yapılmadı \(OUTDATED\)/);
  within(rows[2]!).getByText(texts.operator);
  within(rows[3]!).getByText('Kayıtları okuma');
});

test('the address contains the filters, and the next page follows the last row', async () => {
  const asked: unknown[] = [];
  const gateway: Gateway = (_, variables) => {
    asked.push(variables);
    return variables['cursor'] ? listOf([entry('a2', { objectIds: ['c8'] })]) : listOf([entry('a1')], 'x');
  };
  const path = `${deskPages.audit.path}?uye=zeynep`;
  const { user } = renderAtDesk(<AuditPage />, { gateway, viewer, path });
  await user.click(await screen.findByRole('button', { name: uiTexts.more }));
  await screen.findByText('Vaka c8');
  screen.getByText('Vaka c7');
  await user.selectOptions(screen.getByRole('combobox', { name: texts.operation }), 'Konu silme');
  const search = screen.getByRole('textbox', { name: texts.username });
  await user.clear(search);
  await user.type(search, 'ada{Enter}');
  await screen.findByText('Vaka c7');
  expect(asked).toEqual([
    { username: 'zeynep', operation: null },
    { username: 'zeynep', operation: null, cursor: 'x' },
    { username: 'zeynep', operation: 'CommentsService/deleteTopic' },
    { username: 'ada', operation: 'CommentsService/deleteTopic' },
  ]);
});

test('it is for admins, and shows a message if nothing was found and if the read failed', async () => {
  const { unmount } = renderAtDesk(<AuditPage />, { gateway: () => refused('FORBIDDEN'), viewer });
  await screen.findByText(texts.forbidden);
  unmount();
  let answers = 0;
  const gateway: Gateway = () => (++answers === 1 ? refused('TRY_AGAIN') : listOf([]));
  const { user } = renderAtDesk(<AuditPage />, { gateway, viewer });
  await user.click(await screen.findByRole('button', { name: 'Tekrar dene' }));
  await screen.findByText(texts.none);
});
