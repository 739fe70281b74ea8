import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import type { Viewer } from '../../lib/viewer.js';
import type { Gateway } from '../../testing/render.js';
import { renderAtDesk } from '../desk/testing.js';
import { CasePage } from './components/case-page.js';
import { CasesPage } from './components/cases-page.js';
import { MembersPage } from './components/members-page.js';
import { caseOf, deskMemberOf, personOf, wholeCase } from './testing/cases.js';

const viewer: Viewer = { state: 'member', member: { id: 'm2', username: 'zeynep', name: 'Zeynep' } };
const refused = { errors: [{ message: 'Olmadı', extensions: { code: 'TRY_AGAIN' } }] };

test.each([
  ['Sorun yok', 'Evet, kapat', 'NOTHING'],
  ['Uyar', 'Evet, uyar', 'WARN'],
])('%s closes the case only after a question', async (name, yes, outcome) => {
  const sent: unknown[] = [];
  let given = caseOf({ subject: personOf('m9', 'Deniz') });
  const gateway: Gateway = (operation, variables) => {
    if (operation === 'ModerationCase') return wholeCase(given);
    sent.push(variables['input']);
    given = caseOf({ state: 'CLOSED', outcome, version: 3 });
    return { data: { closeCase: { __typename: 'CasePayload', case: given } } };
  };
  const { user } = renderAtDesk(<CasePage id="c1" />, { gateway, viewer });
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Neden' }), 'SPAM');
  await user.click(screen.getByRole('button', { name }));
  await user.click(await screen.findByRole('button', { name: 'Hayır' }));
  expect(sent).toEqual([]);
  await user.click(screen.getByRole('button', { name }));
  await user.click(await screen.findByRole('button', { name: yes }));
  await waitFor(() => expect(sent).toMatchObject([{ outcome }]));
});

/** The gateway of a queue of two cases; `more` answers the rest. */
const queueOf =
  (more: Gateway, nextCursor: string | null = null): Gateway =>
  (name, variables) => {
    if (name === 'CaseStatistics') return refused;
    if (name !== 'ModerationCases' || variables['cursor']) return more(name, variables);
    const items = [caseOf(), caseOf({ id: 'c2', targetType: 'flow' })];
    return {
      data: {
        viewer: { __typename: 'Viewer', id: 'm2', roles: ['MODERATOR'] },
        moderationCases: { __typename: 'ModerationCaseList', items, last: !nextCursor, nextCursor },
      },
    };
  };

test('j and k go through the queue, and e takes the marked case on; the keys are said', async () => {
  const sent: unknown[] = [];
  const gateway = queueOf((name, variables) => {
    sent.push([name, variables]);
    const taken = caseOf({ id: 'c2', targetType: 'flow', assignee: personOf('m2', 'Zeynep') });
    return { data: { assignCase: { __typename: 'CasePayload', case: taken } } };
  });
  const { user } = renderAtDesk(<CasesPage />, { gateway, viewer });
  const [first, second] = await screen.findAllByRole('link', { name: /vakasını aç/ });
  screen.getByText('Klavye: j sonraki, k önceki, Enter aç, e üstlen ya da bırak');
  await user.keyboard('e');
  expect(sent).toEqual([]);
  await user.keyboard('j');
  expect(document.activeElement).toBe(first);
  await user.keyboard('jj');
  expect(document.activeElement).toBe(second);
  await user.keyboard('k');
  expect(document.activeElement).toBe(first);
  await user.keyboard('je');
  await screen.findByText('Zeynep');
  expect(sent).toEqual([['AssignCase', { id: 'c2', assigned: true }]]);
  // In a field a letter is text.
  await user.selectOptions(screen.getByRole('combobox', { name: 'Tür' }), '');
  screen.getByRole('combobox', { name: 'Tür' }).focus();
  await user.keyboard('k');
  expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Tür' }));
});

test('the rest of a list says that it loads and that it failed, and can be asked for again', async () => {
  let answer: (result: object) => void = () => undefined;
  let failing = true;
  const gateway = queueOf(() => {
    if (failing) return new Promise((resolve) => (answer = resolve));
    const items = [caseOf({ id: 'c3', targetType: 'group' })];
    const list = { __typename: 'ModerationCaseList', items, last: true, nextCursor: null };
    return {
      data: { viewer: { __typename: 'Viewer', id: 'm2', roles: ['MODERATOR'] }, moderationCases: list },
    };
  }, 'sonraki');
  const { user } = renderAtDesk(<CasesPage />, { gateway, viewer });
  const more = await screen.findByRole('button', { name: 'Daha fazla göster' });
  await user.click(more);
  expect(more.getAttribute('aria-busy') ?? String((more as HTMLButtonElement).disabled)).toBe('true');
  answer(refused);
  await screen.findByText('Devamı getirilemedi.');
  expect(screen.getAllByRole('link', { name: /vakasını aç/ })).toHaveLength(2);
  failing = false;
  await user.click(screen.getByRole('button', { name: 'Daha fazla göster' }));
  await screen.findByRole('link', { name: 'Grup vakasını aç' });
  expect(screen.queryByText('Devamı getirilemedi.')).toBeNull();
});

const membersPage = (found: object) =>
  renderAtDesk(<MembersPage />, {
    viewer,
    path: '/yonetim/uyeler?uye=deniz',
    gateway: (name) => (name === 'DeskMember' ? deskMemberOf(found) : { data: { identityProvider: null } }),
  });

test('warnings and removed content belong to the history of a member', async () => {
  const warning = caseOf({ id: 'c4', state: 'CLOSED', outcome: 'WARN', violation: 'SPAM' });
  const { unmount } = membersPage({ decisions: [warning] });
  const link = await screen.findByRole('link', { name: 'Yorum: Uyarıldı' });
  expect(link.getAttribute('href')).toBe('/yonetim/vakalar/c4');
  expect(screen.queryByText('Bu üyenin geçmişi temiz.')).toBeNull();
  unmount();
  const { unmount: close } = membersPage({ decisions: null });
  await screen.findByText('Bunlar şu an gelmedi. Sayfayı biraz sonra yenile.');
  expect(screen.queryByText('Bu üyenin geçmişi temiz.')).toBeNull();
  close();
  membersPage({});
  await screen.findByText('Bu üyenin geçmişi temiz.');
  expect(screen.queryByRole('heading', { level: 3 })).toBeNull();
});

test('the name of a banned member is no link, because there is no such page', async () => {
  const ban = {
    __typename: 'Sanction',
    id: 's1',
    kind: 'BAN',
    violation: 'SPAM',
    imposedAt: '2026-11-01T00:00:00Z',
    until: null,
    caseId: null,
    endedAt: null,
    imposedBy: null,
  };
  const { unmount } = membersPage({ sanctions: [ban] });
  await screen.findByRole('heading', { name: 'Deniz' });
  expect(screen.queryByRole('link', { name: 'Deniz' })).toBeNull();
  unmount();
  membersPage({ sanctions: [{ ...ban, endedAt: '2026-11-02T00:00:00Z' }] });
  await screen.findByRole('link', { name: 'Deniz' });
});
