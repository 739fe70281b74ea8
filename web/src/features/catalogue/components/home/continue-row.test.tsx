import { afterEach, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { memberHintScript, noteMember } from '../../../../lib/member-hint.js';
import { render } from '../../../../testing/render.js';
import { ContinueRow } from './continue-row.js';

const member = { state: 'member', member: { id: 'm', username: 'deniz', name: 'Deniz' } } as const;
const nothingBegun = () => ({
  data: {
    continueWatching: { __typename: 'PositionList', items: [], count: 0, last: true, nextCursor: null },
  },
});

afterEach(() => noteMember(false));

test('a stranger gets a greeting, and no empty row', () => {
  render(<ContinueRow />, { viewer: { state: 'visitor' } });
  expect(screen.queryByRole('region')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});

test('until the viewer is known, only a browser that was signed in last time reserves the row', () => {
  render(<ContinueRow />, { viewer: { state: 'unknown' } });
  const row = screen.getByRole('region', { name: 'Devam Et' });
  expect(row.className.split(' ')).toEqual(expect.arrayContaining(['hidden', 'known-member:grid']));
});

test('the row of a member who has begun nothing says how to fill it', async () => {
  render(<ContinueRow />, { viewer: member, gateway: nothingBegun });
  expect(await screen.findByText('Yarıda kalan bölümün yok')).toBeTruthy();
  const row = screen.getByRole('region', { name: 'Devam Et' });
  expect(row.className.split(' ')).not.toContain('hidden');
});

test('the hint of a sign-in lasts until the sign-out, and the first script of a page applies it', () => {
  const applied = () => {
    delete document.documentElement.dataset['member'];
    // The script as a page runs it.
    new Function(memberHintScript)();
    return document.documentElement.dataset['member'];
  };
  expect(applied()).toBeUndefined();
  noteMember(true);
  expect(applied()).toBe('');
  noteMember(false);
  expect(applied()).toBeUndefined();
});
