/** Start of the browser's storage keys of chosen translator groups; the title's id follows. */
export const KEPT_GROUPS_KEY = 'seyir.group.';
