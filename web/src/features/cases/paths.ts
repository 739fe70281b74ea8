export const casesPath = '/yonetim/vakalar';
export const contactsPath = '/yonetim/mesajlar';
export const membersPath = '/yonetim/uyeler';
export const memberPath = (username: string): string => `${membersPath}?uye=${encodeURIComponent(username)}`;
export const casePath = (id: string): string => `${casesPath}/${id}`;

/** Paths of targets that have a page of their own, by their id. */
const pages: Readonly<Record<string, string>> = { flow: '/gonderi/', collection: '/koleksiyon/' };

/** The page of a target; undefined if none can be derived from its id. */
export const targetPath = ({ targetType, targetId }: { targetType: string; targetId: string }) => {
  const page = pages[targetType];
  return page && page + targetId;
};
