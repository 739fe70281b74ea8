import type { TitleMark, TitleMarksFragment } from '../../generated/types.js';

/** The member's marks of a title, without the title's id. */
export type TitleMarks = Omit<TitleMarksFragment, 'id'>;

export const noMarks: TitleMarks = {
  inWatchList: false,
  entryWatched: false,
  favourite: false,
  followed: false,
  followerCount: 0,
  score: null,
};

export const isOn = (marks: TitleMarks, mark: TitleMark): boolean => {
  switch (mark) {
    case 'WATCH_LIST':
      return marks.inWatchList;
    case 'ENTRY_WATCHED':
      return marks.entryWatched;
    case 'FAVOURITE':
      return marks.favourite;
    case 'FOLLOWED':
      return marks.followed;
  }
};

/** The expected answer of the gateway after one mark is set. */
export const withMark = (marks: TitleMarks, mark: TitleMark, active: boolean): TitleMarks => {
  switch (mark) {
    case 'WATCH_LIST':
      return { ...marks, inWatchList: active, entryWatched: false };
    case 'ENTRY_WATCHED':
      return { ...marks, entryWatched: active };
    case 'FAVOURITE':
      return { ...marks, favourite: active };
    case 'FOLLOWED': {
      const by = Number(active) - Number(marks.followed);
      return { ...marks, followed: active, followerCount: Math.max(0, marks.followerCount + by) };
    }
  }
};
