import { useCallback, useState } from 'react';

const key = (titleId: string) => `seyir.group.${titleId}`;

/** The translator group that this viewer chose for a title; kept by the browser (product-rules, Watching). */
export function useChosenGroup(titleId: string): [string | undefined, (groupId: string) => void] {
  const [chosen, setChosen] = useState(() => {
    try {
      return localStorage.getItem(key(titleId)) ?? undefined;
    } catch {
      return undefined;
    }
  });
  const choose = useCallback(
    (groupId: string) => {
      setChosen(groupId);
      try {
        localStorage.setItem(key(titleId), groupId);
      } catch {
        // A browser that keeps nothing still plays what was chosen now.
      }
    },
    [titleId],
  );
  return [chosen, choose];
}
