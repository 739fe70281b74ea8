import { KEPT_GROUPS_KEY } from './kept-groups-key.js';

/** The translator group that a viewer chose for a title, stored in the browser until an account takes it over. */
export interface KeptGroup {
  titleId: string;
  groupId: string;
}

/** Undefined without a choice or without storage. */
export function keptGroup(titleId: string): string | undefined {
  try {
    return localStorage.getItem(KEPT_GROUPS_KEY + titleId) ?? undefined;
  } catch {
    return undefined;
  }
}

export function keepGroup({ titleId, groupId }: KeptGroup): void {
  try {
    localStorage.setItem(KEPT_GROUPS_KEY + titleId, groupId);
  } catch {
    // Without storage the choice still applies to this page.
  }
}

/** Removes a choice, unless the viewer has changed it meanwhile. */
export function forgetGroup({ titleId, groupId }: KeptGroup): void {
  try {
    if (keptGroup(titleId) === groupId) localStorage.removeItem(KEPT_GROUPS_KEY + titleId);
  } catch {
    // The next page hands it over again, which changes nothing.
  }
}

/** All stored choices. */
export function keptGroups(): KeptGroup[] {
  try {
    return Object.entries(localStorage)
      .filter(([key]) => key.startsWith(KEPT_GROUPS_KEY))
      .map(([key, groupId]) => ({ titleId: key.slice(KEPT_GROUPS_KEY.length), groupId: String(groupId) }));
  } catch {
    return [];
  }
}
