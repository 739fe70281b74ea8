/** Whether the viewer's device asks for less motion. Read at each use, because the setting may change. */
export const wantsLessMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;
