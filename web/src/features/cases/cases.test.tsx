import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import type { Gateway } from '../../testing/render.js';
import { renderAtDesk } from '../desk/testing.js';
import type { Viewer } from '../../lib/viewer.js';
import { CasePage } from './components/case-page.js';
import { CasesPage } from './components/cases-page.js';
import { ContactsPage } from './components/contacts-page.js';
import { caseOf as one, coverPlaceOf, personOf as person, wholeCase as whole } from './testing/cases.js';

const viewer: Viewer = { state: 'member', member: { id: 'm2', username: 'zeynep', name: 'Zeynep' } };
const refused = { errors: [{ message: 'Bunu yapmaya yetkin yok.', extensions: { code: 'FORBIDDEN' } }] };
test('the queue is a table with target, problems, reports and weight', async () => {
  const gateway: Gateway = (name) => ({
    ...(name === 'CaseStatistics' && refused),
    data: {
      viewer: { __typename: 'Viewer', id: 'm2', roles: ['MEMBER', 'MODERATOR'] },
      moderationCases: { __typename: 'ModerationCaseList', items: [one()], last: true, nextCursor: null },
    },
  });
  renderAtDesk(<CasesPage />, { gateway, viewer });
  const row = (await screen.findByRole('link', { name: 'Yorum vakasını aç' })).closest('tr')!;
  within(row).getByText('Reklam');
  within(row).getByText('Uygunsuz');
  within(row).getByText('Kimse');
});

test('a member who is no moderator sees a message that the pages are for moderators', async () => {
  const { unmount } = renderAtDesk(<CasesPage />, { gateway: () => refused, viewer });
  await screen.findByText('Bu sayfa moderatörler için');
  unmount();
  renderAtDesk(<CasePage id="c1" />, { gateway: () => refused, viewer });
  await screen.findByText('Bu sayfa moderatörler için');
});

test('a moderator reads the copy and the reports, and removes the target after a confirmation', async () => {
  const sent: unknown[] = [];
  let given = one();
  const gateway: Gateway = (name, variables) => {
    if (name === 'ModerationCase') return whole(given);
    sent.push(variables['input']);
    given = one({ state: 'CLOSED', outcome: 'REMOVE', closedAt: '2026-11-02T00:00:00Z', version: 3 });
    return { data: { closeCase: { __typename: 'CasePayload', case: given } } };
  };
  const { user } = renderAtDesk(<CasePage id="c1" />, { gateway, viewer });
  await screen.findByText('Buraya tıkla');
  screen.getByText('Hep aynı bağlantı');
  await user.type(screen.getByRole('textbox', { name: 'Not' }), 'Reklam hesabı');
  await user.click(screen.getByRole('button', { name: 'İçeriği kaldır' }));
  expect(sent).toEqual([]);
  await user.click(await screen.findByRole('button', { name: 'Evet, kaldır' }));
  await screen.findByText('Kaldırıldı');
  expect(sent).toMatchObject([{ id: 'c1', outcome: 'REMOVE', note: 'Reklam hesabı', version: 2 }]);
  // No reason was chosen, so the author gets none.
  expect(sent[0]).not.toHaveProperty('violation');
});

test('the queue is filtered by kind and problem and ordered by age, as the address says', async () => {
  const asked: unknown[] = [];
  const gateway: Gateway = (name, variables) => {
    if (name === 'CaseStatistics') return refused;
    asked.push(variables);
    return {
      data: {
        viewer: { __typename: 'Viewer', id: 'm2', roles: ['MEMBER', 'MODERATOR'] },
        moderationCases: { __typename: 'ModerationCaseList', items: [one()], last: true, nextCursor: null },
      },
    };
  };
  const path = '/yonetim/vakalar?tur=konu&sorun=uydurma';
  const { user } = renderAtDesk(<CasesPage />, { gateway, viewer, path });
  await screen.findByRole('link', { name: 'Yorum vakasını aç' });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sorun' }), 'Kişisel bilgi');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sıra' }), 'En eski önce');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Tür' }), 'Bütün türler');
  const state = 'OPEN';
  expect(asked).toEqual([
    { state, targetType: 'TOPIC', problem: null, order: 'WEIGHT' },
    { state, targetType: 'TOPIC', problem: 'PRIVATE_DATA', order: 'WEIGHT' },
    { state, targetType: 'TOPIC', problem: 'PRIVATE_DATA', order: 'AGE' },
    { state, targetType: null, problem: 'PRIVATE_DATA', order: 'AGE' },
  ]);
});

test('closed cases are not filtered by a problem', async () => {
  const asked: unknown[] = [];
  const gateway: Gateway = (name, variables) => {
    if (name === 'CaseStatistics') return refused;
    asked.push(variables);
    return {
      data: {
        viewer: { __typename: 'Viewer', id: 'm2', roles: ['MEMBER', 'MODERATOR'] },
        moderationCases: { __typename: 'ModerationCaseList', items: [one()], last: true, nextCursor: null },
      },
    };
  };
  const path = '/yonetim/vakalar?durum=kapanan&tur=konu&sorun=reklam';
  renderAtDesk(<CasesPage />, { gateway, viewer, path });
  await screen.findByRole('combobox', { name: 'Tür' });
  await screen.findByRole('link', { name: 'Yorum vakasını aç' });
  expect(screen.queryByRole('combobox', { name: 'Sorun' })).toBeNull();
  expect(asked).toEqual([{ state: 'CLOSED', targetType: 'TOPIC', problem: null, order: 'WEIGHT' }]);
});

test('a case whose sanctions cannot be read says so', async () => {
  renderAtDesk(<CasePage id="c1" />, { gateway: () => whole(one(), { sanctions: null }), viewer });
  await screen.findByText('Bunlar şu an gelmedi. Sayfayı biraz sonra yenile.');
  screen.getByText('Buraya tıkla');
});

test('a case links the reported target, and shows the record of its reporters and of the member concerned', async () => {
  const silence = {
    __typename: 'Sanction',
    id: 's1',
    kind: 'SILENCE',
    violation: 'INSULT',
    imposedAt: '2026-10-01T00:00:00Z',
    until: '2026-10-08T09:00:00Z',
    caseId: 'c7',
    endedAt: '2026-10-08T09:00:00Z',
    imposedBy: null,
  };
  const given = one({ path: '/tartisma/k1#yorum-k1', subject: person('m9', 'Deniz') });
  const gateway: Gateway = () =>
    whole(given, { sanctions: [silence, { ...silence, id: 's2', caseId: 'c1' }] });
  renderAtDesk(<CasePage id="c1" />, { gateway, viewer });
  const link = await screen.findByRole('link', { name: 'İçeriği aç' });
  expect(link.getAttribute('href')).toBe('/tartisma/k1#yorum-k1');
  screen.getByText('Son 30 günde 4 haklı, 1 haksız bildirim');
  const past = screen.getByRole('region', { name: 'İlgili üyenin susturmaları ve askıya almaları' });
  // The second one is the outcome of this case, so only the first one links its own.
  const cases = within(past).getAllByRole('link', { name: 'Vakayı aç' });
  expect(cases.map((one) => one.getAttribute('href'))).toEqual(['/yonetim/vakalar/c7']);
});

test('a prepared text fills the note below what was typed', async () => {
  const { user } = renderAtDesk(<CasePage id="c1" />, { gateway: () => whole(one()), viewer });
  const note = await screen.findByRole('textbox', { name: 'Not' });
  await user.type(note, 'Üçüncü kez.');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Hazır metin' }), 'Hakaret');
  expect(note).toHaveProperty('value', 'Üçüncü kez.\nBir üyeye ya da bir gruba hakaret ediyor.');
});

test('a target that cannot be removed has no button for it', async () => {
  const gateway: Gateway = () => whole(one({ targetType: 'user', removable: false }));
  renderAtDesk(<CasePage id="c1" />, { gateway, viewer });
  await screen.findByRole('button', { name: 'Sorun yok' });
  expect(screen.queryByRole('button', { name: 'İçeriği kaldır' })).toBeNull();
});

test('a moderator silences the member concerned, for a reason and a term, after a question', async () => {
  const sent: Record<string, unknown>[] = [];
  let given = one({ subject: person('m9', 'Deniz') });
  const gateway: Gateway = (name, variables) => {
    if (name === 'ModerationCase') return whole(given);
    sent.push(variables['input'] as Record<string, unknown>);
    given = one({ state: 'CLOSED', outcome: 'SILENCE', violation: 'SPAM', until: '2026-12-01T09:00:00Z' });
    return { data: { closeCase: { __typename: 'CasePayload', case: given } } };
  };
  const { user } = renderAtDesk(<CasePage id="c1" />, { gateway, viewer });
  expect((await screen.findByRole('link', { name: 'Deniz' })).getAttribute('href')).toBe(
    '/yonetim/uyeler?uye=m9',
  );
  for (const name of ['Uyar', 'Sustur', 'Hesabı askıya al'])
    expect(screen.getByRole('button', { name })).toHaveProperty('disabled', true);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Neden' }), 'SPAM');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Süre' }), '3 gün');
  await user.click(screen.getByRole('button', { name: 'Sustur' }));
  expect(sent).toEqual([]);
  await user.click(await screen.findByRole('button', { name: 'Evet, sustur' }));
  await screen.findByText('Susturuldu');
  screen.getByText('1 Aralık 2026 12:00 tarihine kadar');
  expect(sent).toMatchObject([{ outcome: 'SILENCE', violation: 'SPAM' }]);
  expect(Date.parse(String(sent[0]!['until'])) - Date.now()).toBeGreaterThan(2 * 86_400_000);
});

test('a moderator reads the contact messages and marks one as answered', async () => {
  const sent: unknown[] = [];
  const contact = (handledAt: string | null) => ({
    __typename: 'ContactMessage',
    id: 'k1',
    name: 'Ayşe',
    email: 'ayse@posta.example',
    subject: 'Bölüm açılmıyor',
    message: 'Üçüncü bölüm takılıyor.',
    sentAt: '2026-11-01T00:00:00Z',
    handledAt,
    member: null,
    handledBy: null,
  });
  const gateway: Gateway = (name, variables) => {
    if (name === 'SetContactHandled') {
      sent.push(variables);
      return {
        data: {
          setContactHandled: {
            __typename: 'ContactMessagePayload',
            contact: contact('2026-11-02T00:00:00Z'),
          },
        },
      };
    }
    const items = sent.length > 0 ? [] : [contact(null)];
    return {
      data: { contactMessages: { __typename: 'ContactMessageList', items, last: true, nextCursor: null } },
    };
  };
  const { user, unmount } = renderAtDesk(<ContactsPage />, { gateway, viewer });
  await screen.findByText('Üçüncü bölüm takılıyor.');
  expect(screen.getByRole('link', { name: 'ayse@posta.example' }).getAttribute('href')).toBe(
    'mailto:ayse@posta.example',
  );
  await user.click(screen.getByRole('button', { name: 'Yanıtlandı' }));
  await screen.findByText('Mesaj yok');
  expect(sent).toEqual([{ id: 'k1', handled: true }]);
  unmount();
  renderAtDesk(<ContactsPage />, { gateway: () => refused, viewer });
  await screen.findByText('Bu sayfa moderatörler için');
});

const notCoverable = 'Bu içerik bir yapıma bağlı değil; spoiler olarak gizlenemez.';

test('a text is covered as a spoiler after a question, of the whole title or up to an episode', async () => {
  const sent: unknown[] = [];
  const gateway: Gateway = (name, variables) => {
    if (name === 'ModerationCase') return whole(one());
    sent.push(variables['input']);
    return { errors: [{ message: '', extensions: { code: 'BAD_INPUT', fields: { outcome: 'Olmaz' } } }] };
  };
  const { user } = renderAtDesk(<CasePage id="c1" />, { gateway, viewer });
  await screen.findByRole('link', { name: 'Kuzey Rüzgârı için spoiler' });
  const cover = () => user.click(screen.getByRole('button', { name: 'Spoiler olarak gizle' }));
  const confirm = async () => user.click(await screen.findByRole('button', { name: 'Evet, gizle' }));
  await cover();
  await confirm();
  await screen.findAllByText(notCoverable);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Neyi ele veriyor?' }), 'Bir bölüme kadar');
  await user.type(screen.getByRole('textbox', { name: 'Sezon' }), '2');
  await cover();
  await screen.findByText('Sezonu ve bölümü sayıyla yaz.');
  expect(sent).toHaveLength(1);
  await user.type(screen.getByRole('textbox', { name: 'Bölüm' }), '7');
  await cover();
  await confirm();
  expect(sent).toMatchObject([
    { outcome: 'COVER', violation: 'SPOILER', spoiler: { kind: 'TITLE' } },
    { outcome: 'COVER', violation: 'SPOILER', spoiler: { kind: 'EPISODE', season: 2, number: 7 } },
  ]);
});

test('a cover starts at the episode that the text is about; a film has no episodes, and a place that was not read no choice', async () => {
  const open = (more: object) =>
    renderAtDesk(<CasePage id="c1" />, { gateway: () => whole(one(), more), viewer });
  const onEpisode = open({ coverPlace: coverPlaceOf('SERIES', { kind: 'EPISODE', season: 1, number: 4 }) });
  expect(await screen.findByRole<HTMLInputElement>('textbox', { name: 'Bölüm' })).toHaveProperty(
    'value',
    '4',
  );
  onEpisode.unmount();
  const ofFilm = open({ coverPlace: coverPlaceOf('MOVIE') });
  await screen.findByRole('button', { name: 'Spoiler olarak gizle' });
  expect(screen.queryByRole('combobox', { name: 'Neyi ele veriyor?' })).toBeNull();
  ofFilm.unmount();
  open({ coverPlace: null });
  await screen.findByRole('button', { name: 'Spoiler olarak gizle' });
  expect(screen.queryByText(notCoverable)).toBeNull();
  expect(screen.queryByRole('combobox', { name: 'Neyi ele veriyor?' })).toBeNull();
});

test('a closed case tells how far its text is covered', async () => {
  const cover = { __typename: 'Spoiler', kind: 'EPISODE', season: 1, number: 4 };
  const given = one({ state: 'CLOSED', outcome: 'COVER', closedAt: '2026-11-02T00:00:00Z', cover });
  renderAtDesk(<CasePage id="c1" />, { gateway: () => whole(given, { coverPlace: null }), viewer });
  await screen.findByText('1. sezon 4. bölüme kadar');
});
