import type { Role } from '../../generated/types.js';

export const deskTitle = 'Yönetim';
export const deskMoreFailed = 'Devamı getirilemedi.';
export const deskFailed = 'Yönetim sayfaları şu an gelmedi.';

/** Leads to the first desk page that the viewer may read. */
export const deskPath = '/yonetim';

interface Page {
  readonly path: string;
  readonly title: string;
  /** Who reads it; the gateway decides. */
  readonly roles: readonly Role[];
}

export type DeskPage = 'cases' | 'requests' | 'removals' | 'members' | 'contacts' | 'audit';

const moderators: readonly Role[] = ['MODERATOR', 'ADMIN'];

/** The pages of the desk, in the order of their links. */
export const deskPages: Readonly<Record<DeskPage, Page>> = {
  cases: { path: '/yonetim/vakalar', title: 'Vakalar', roles: moderators },
  requests: { path: '/yonetim/istekler', title: 'İstek yönetimi', roles: [...moderators, 'EDITOR'] },
  removals: { path: '/yonetim/kaldirma', title: 'Kaldırma başvuruları', roles: moderators },
  members: { path: '/yonetim/uyeler', title: 'Üyeler', roles: moderators },
  contacts: { path: '/yonetim/mesajlar', title: 'İletişim mesajları', roles: moderators },
  audit: { path: '/yonetim/kayitlar', title: 'Kayıtlar', roles: ['ADMIN'] },
};
