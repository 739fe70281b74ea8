import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { Viewer } from '../../../../lib/viewer.js';
import { type Gateway, render } from '../../../../testing/render.js';
import { AppealPage } from './appeal-page.js';

const viewer: Viewer = { state: 'member', member: { id: 'm1', username: 'ada', name: 'Ada' } };
const visitor: Viewer = { state: 'visitor' };
const DAY_MS = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();
const decision = (more: object = {}) => ({
  __typename: 'OwnDecision',
  id: 'c1',
  outcome: 'WARN',
  violation: 'SPAM',
  until: null,
  decidedAt: inDays(-1),
  appealUntil: inDays(13),
  contentLost: false,
  appeal: null,
  ...more,
});
const pending = (body: string) => ({ __typename: 'CaseAppeal', body, sentAt: inDays(0), state: 'PENDING' });

test('a member appeals a decision, and then reads that it is looked at', async () => {
  const sent: unknown[] = [];
  let given = decision();
  const gateway: Gateway = (name, variables) => {
    if (name === 'OwnDecisions') return { data: { ownDecisions: [given] } };
    sent.push(variables['input']);
    given = decision({ appeal: pending('Alıntıydı') });
    return { data: { appealDecision: { __typename: 'AppealDecisionPayload', decision: given } } };
  };
  const { user } = render(<AppealPage />, { gateway, viewer });
  await screen.findByRole('heading', { name: 'Uyarıldın' });
  await user.click(screen.getByRole('button', { name: 'İtiraz et' }));
  await screen.findByText('Kısaca da olsa nedenini yaz.');
  expect(sent).toEqual([]);
  await user.type(screen.getByRole('textbox'), 'Alıntıydı');
  await user.click(screen.getByRole('button', { name: 'İtiraz et' }));
  await screen.findByText('İtirazın inceleniyor');
  expect(sent).toEqual([{ id: 'c1', body: 'Alıntıydı' }]);
});

test('after 14 days there is no form, and a member without decisions reads that there are none', async () => {
  const late = decision({ appealUntil: inDays(-1) });
  const { unmount } = render(<AppealPage />, {
    gateway: () => ({ data: { ownDecisions: [late] } }),
    viewer,
  });
  await screen.findByText('İtiraz süresi doldu.');
  expect(screen.queryByRole('textbox')).toBeNull();
  unmount();
  render(<AppealPage />, { gateway: () => ({ data: { ownDecisions: [] } }), viewer });
  await screen.findByText('Hakkında bir karar yok');
});

test('a member whose removed content cannot come back reads so, before the appeal and after it', async () => {
  const lost = { outcome: 'REMOVE', contentLost: true };
  const overturned = { appeal: { ...pending('Alıntıydı'), state: 'OVERTURNED' } };
  let given = decision(lost);
  const gateway: Gateway = () => ({ data: { ownDecisions: [given] } });
  const { unmount } = render(<AppealPage />, { gateway, viewer });
  await screen.findByText(
    'İtirazın haklı bulunursa karar geri alınır; kaldırılan içerik ise geri getirilemez.',
  );
  unmount();
  given = decision({ ...lost, ...overturned });
  const { unmount: leave } = render(<AppealPage />, { gateway, viewer });
  await screen.findByText('İtirazın haklı bulundu: karar geri alındı');
  screen.getByText('Kaldırılan içerik ise geri getirilemiyor.');
  leave();
  given = decision({ outcome: 'REMOVE', ...overturned });
  render(<AppealPage />, { gateway, viewer });
  await screen.findByText('İtirazın haklı bulundu: karar geri alındı');
  expect(screen.queryByText(/geri getirilem/)).toBeNull();
});

test('a banned member appeals with the password', async () => {
  const sent: unknown[] = [];
  const gateway: Gateway = (name, variables) => {
    if (name === 'CaptchaChallenge') return { data: { captchaChallenge: null } };
    sent.push(variables['input']);
    const given = decision({ outcome: 'BAN', appeal: pending('Ben değildim') });
    return { data: { appealBan: { __typename: 'AppealDecisionPayload', decision: given } } };
  };
  const { user } = render(<AppealPage />, { gateway, viewer: visitor });
  await user.click(await screen.findByRole('button', { name: 'İtiraz et' }));
  await screen.findByText('Şifreni yaz.');
  await user.type(screen.getByLabelText('Kullanıcı adı ya da e-posta'), 'ada');
  await user.type(screen.getByLabelText('Şifre'), 'uzun bir parola');
  await user.type(screen.getByLabelText('Neden yanlış olduğunu düşünüyorsun?'), 'Ben değildim');
  await user.click(screen.getByRole('button', { name: 'İtiraz et' }));
  await screen.findByText('İtirazını aldık. Haklı bulunursa yeniden giriş yapabileceksin.');
  expect(sent).toEqual([{ login: 'ada', password: 'uzun bir parola', body: 'Ben değildim' }]);
});

test('a wrong password answers as at sign-in', async () => {
  const gateway: Gateway = (name) =>
    name === 'CaptchaChallenge'
      ? { data: { captchaChallenge: null } }
      : { errors: [{ message: 'Olmadı', extensions: { code: 'INVALID_CREDENTIALS' } }] };
  const { user } = render(<AppealPage />, { gateway, viewer: visitor });
  await user.type(await screen.findByLabelText('Kullanıcı adı ya da e-posta'), 'ada');
  await user.type(screen.getByLabelText('Şifre'), 'yanlış');
  await user.type(screen.getByLabelText('Neden yanlış olduğunu düşünüyorsun?'), 'Neden');
  await user.click(screen.getByRole('button', { name: 'İtiraz et' }));
  await screen.findByText('Kullanıcı adı ya da şifre yanlış.');
});
