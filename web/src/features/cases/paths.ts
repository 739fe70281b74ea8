export const casesPath = '/yonetim/vakalar';
export const contactsPath = '/yonetim/mesajlar';
export const membersPath = '/yonetim/uyeler';
export const memberPath = (username: string): string => `${membersPath}?uye=${encodeURIComponent(username)}`;
export const casePath = (id: string): string => `${casesPath}/${id}`;
