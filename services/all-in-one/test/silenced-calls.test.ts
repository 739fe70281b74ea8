import { expect, it } from '@jest/globals';
import { assertNotSilenced, type PermissionRow } from '@seyir/kit';
import { GroupRole } from '@seyir/proto';
import { permissionTables } from '../../../scripts/attack/matrix/expected.ts';

const viewer = {
  memberId: 'm',
  roles: ['member'],
  silence: { until: Date.now() + 60_000, violation: 1 },
} as const;

const isOpen = (row: PermissionRow, method: string, request: object = {}): boolean => {
  try {
    assertNotSilenced(row, { viewer }, method, request);
    return true;
  } catch {
    return false;
  }
};

/** Calls that a member may make and a visitor may not, and that are not about the member's own data alone. */
const ofMembers = ({ viewer: { any, self, ...related } }: PermissionRow): boolean =>
  self === undefined &&
  !any?.includes('visitor') &&
  [any, ...Object.values(related)].some((roles) => roles?.includes('member'));

it('a silenced member reads, takes own things away and reports, and every other call of every service is refused', async () => {
  const tables = await permissionTables();
  const calls = Object.entries(tables).flatMap(([name, row]) =>
    ofMembers(row as PermissionRow)
      ? [{ name, open: isOpen(row as PermissionRow, name.split('.')[1] ?? '') }]
      : [],
  );
  const refused = new Set(calls.filter(({ open }) => !open).map(({ name }) => name));
  for (const name of [
    'comments.postComment',
    'comments.postReply',
    'comments.editComment',
    'comments.setReaction',
    'comments.createTopic',
    'comments.addPost',
    'social.createPost',
    'social.clap',
    'social.setFollow',
    'social.setStory',
    'messaging.sendMessage',
    'messaging.addRoomEntry',
    'catalogue.requestContent',
    'catalogue.voteOnRequest',
  ])
    expect(refused).toContain(name);
  // Leaves out reads, and calls that only remove something of the member's own.
  const harmless = /\.(get|list|find|search|suggest|delete|leave|cancel|withdraw|mark)/;
  const open = calls.filter(({ name, open: isAllowed }) => isAllowed && !harmless.test(name));
  expect(open.map(({ name }) => name).sort()).toEqual([
    'comments.followTopic',
    'comments.report',
    // An empty request declines.
    'messaging.answerMessageRequest',
    'messaging.beatRoom',
    'messaging.copyEvidence',
    'messaging.copyRoomEvidence',
    'messaging.endRoom',
    'messaging.handOverRoom',
    'messaging.joinRoom',
    'messaging.reportEpisodeEnd',
    'social.copyReported',
    'social.muteGroupPlan',
    'social.shareProgress',
  ]);
});

it.each([
  ['unfollows', 'social.setFollow', { memberId: 'n', active: false }, true],
  ['follows nobody', 'social.setFollow', { memberId: 'n', active: true }, false],
  ['hands a group over', 'social.setGroupRole', { role: GroupRole.OWNER }, true],
  ['makes nobody a manager', 'social.setGroupRole', { role: GroupRole.MANAGER }, false],
  ['declines a message request', 'messaging.answerMessageRequest', { accepted: false }, true],
  ['accepts none', 'messaging.answerMessageRequest', { accepted: true }, false],
] as const)('a silenced member %s', async (_, name, request, open) => {
  const row = (await permissionTables())[name] as PermissionRow;
  expect(isOpen(row, name.split('.')[1] ?? '', request)).toBe(open);
});
