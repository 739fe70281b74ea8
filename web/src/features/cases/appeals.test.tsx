import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import type { Gateway } from '../../testing/render.js';
import { renderAtDesk } from '../desk/testing.js';
import type { Viewer } from '../../lib/viewer.js';
import { CasePage } from './components/case-page.js';
import { CasesPage } from './components/cases-page.js';
import { caseOf as one, personOf as person, wholeCase as whole } from './testing/cases.js';

const viewer: Viewer = { state: 'member', member: { id: 'm2', username: 'zeynep', name: 'Zeynep' } };
const appeal = {
  __typename: 'CaseAppeal',
  body: 'Alıntıydı, reklam değil.',
  sentAt: '2026-11-03T00:00:00Z',
  state: 'PENDING',
  note: '',
  decidedAt: null,
  decidedBy: null,
};
const appealed = (more: object = {}) =>
  one({
    state: 'CLOSED',
    outcome: 'REMOVE',
    closedAt: '2026-11-02T00:00:00Z',
    closedBy: person('m5', 'Bora'),
    appeal,
    ...more,
  });

test('appeals that wait are a list of their own, below the numbers of the desk', async () => {
  const statistics = {
    __typename: 'CaseStatistics',
    openUnderDay: 4,
    openUnderThreeDays: 2,
    openLonger: 1,
    decided: 9,
    appeals: 3,
    medianSeconds: 5_400,
    p90Seconds: 200_000,
  };
  const gateway: Gateway = (name) => {
    if (name === 'CaseStatistics') return { data: { caseStatistics: statistics } };
    const items = [appealed()];
    return {
      data: { appeals: { __typename: 'ModerationCaseList', items, last: true, nextCursor: null } },
    };
  };
  renderAtDesk(<CasesPage />, { gateway, viewer, path: '/yonetim/vakalar?durum=itiraz' });
  const row = (await screen.findByRole('link', { name: 'Yorum vakasını aç' })).closest('tr')!;
  within(row).getByText('Kaldırıldı');
  const numbers = screen.getByRole('region', { name: 'Son durum' });
  within(numbers).getByText('2 sa');
  within(numbers).getByText('3 gün');
});

test.each([
  ['takes a decision back', 'Kararı geri al', 'Evet, geri al', 'Karar geri alındı', 'OVERTURNED'],
  ['leaves a decision', 'Karar kalsın', 'Evet, kalsın', 'Karar değişmedi', 'UPHELD'],
])(
  'another moderator %s after a question; the one who decided only reads',
  async (_, ask, yes, done, state) => {
    const sent: unknown[] = [];
    let given = appealed();
    const gateway: Gateway = (name, variables) => {
      if (name === 'ModerationCase') return whole(given);
      sent.push(variables['input']);
      given = appealed({ appeal: { ...appeal, state } });
      return { data: { decideAppeal: { __typename: 'CasePayload', case: given } } };
    };
    const { user, unmount } = renderAtDesk(<CasePage id="c1" />, { gateway, viewer });
    await screen.findByText('Alıntıydı, reklam değil.');
    await user.click(screen.getByRole('button', { name: ask }));
    expect(sent).toEqual([]);
    await user.click(await screen.findByRole('button', { name: yes }));
    await screen.findByText(done);
    expect(sent).toMatchObject([{ id: 'c1', state }]);
    unmount();
    given = appealed({ closedBy: person('m2', 'Zeynep') });
    renderAtDesk(<CasePage id="c1" />, { gateway, viewer });
    await screen.findByText('Bu kararı sen verdin; itirazı başka bir moderatör inceler.');
    expect(screen.queryByRole('button', { name: 'Karar kalsın' })).toBeNull();
  },
);

test('a moderator who takes a decision back reads first that the content cannot come back', async () => {
  const { user } = renderAtDesk(<CasePage id="c1" />, {
    gateway: () => whole(appealed({ targetType: 'discussion', contentLost: true })),
    viewer,
  });
  await user.click(await screen.findByRole('button', { name: 'Kararı geri al' }));
  await screen.findByRole('alertdialog', {
    name: 'Karar geri alınsın mı? Kaldırılan içerik geri getirilemez; üyeye böyle söylenir.',
  });
});
