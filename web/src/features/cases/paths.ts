import { deskPages } from '../desk/pages.js';

export const memberPath = (username: string): string =>
  `${deskPages.members.path}?uye=${encodeURIComponent(username)}`;
export const casePath = (id: string): string => `${deskPages.cases.path}/${id}`;
