/** A member as in the gateway's answer. */
export const personOf = (id: string, name: string) => ({
  __typename: 'Member',
  id,
  username: id,
  name,
  avatar: null,
  path: `/profile/${id}`,
});

/** A case as in the gateway's answer. */
export const caseOf = (more: object = {}) => ({
  __typename: 'ModerationCase',
  id: 'c1',
  targetType: 'comment',
  targetId: 'k1',
  state: 'OPEN',
  reportCount: 2,
  weight: 8,
  openedAt: '2026-11-01T00:00:00Z',
  outcome: null,
  note: '',
  closedAt: null,
  version: 2,
  problems: ['SPAM', 'INDECENT'],
  removable: true,
  violation: null,
  until: null,
  subject: null,
  assignee: null,
  closedBy: null,
  coverable: true,
  cover: null,
  contentLost: false,
  appeal: null,
  path: null,
  ...more,
});

/** The title whose spoiler the target of a case is. */
export const coverPlaceOf = (kind: 'SERIES' | 'MOVIE', spoiler: object = {}) => ({
  __typename: 'CoverPlace',
  title: { __typename: 'Title', id: 't1', name: 'Kuzey Rüzgârı', kind, path: '/dizi/kuzey-ruzgari' },
  spoiler: { __typename: 'Spoiler', kind: 'TITLE', season: null, number: null, ...spoiler },
});

/** A case with everything on its page. */
export const wholeCase = (given: object, more: object = {}) => ({
  data: {
    moderationCase: {
      __typename: 'WholeCase',
      case: given,
      reports: [
        {
          __typename: 'CaseReport',
          problem: 'SPAM',
          description: 'Hep aynı bağlantı',
          reportedAt: '2026-11-01T00:00:00Z',
          accepted: 4,
          refused: 1,
          member: personOf('m3', 'Ada'),
        },
      ],
      evidence: [
        {
          __typename: 'CaseEvidence',
          id: 'k1',
          body: 'Buraya tıkla',
          sentAt: '2026-11-01T00:00:00Z',
          author: null,
          photos: [],
        },
      ],
      earlier: [],
      ofSubject: [],
      sanctions: [],
      coverPlace: coverPlaceOf('SERIES'),
      ...more,
    },
  },
});

/** A member at the desk. */
export const deskMemberOf = (more: object = {}) => ({
  data: {
    viewer: { __typename: 'Viewer', id: 'm2', roles: ['MEMBER', 'ADMIN'] },
    deskMember: {
      __typename: 'DeskMember',
      roles: ['MEMBER'],
      member: personOf('m9', 'Deniz'),
      sanctions: [],
      decisions: [],
      ...more,
    },
  },
});
