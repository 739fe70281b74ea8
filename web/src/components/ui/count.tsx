/** A small count at the corner of a round button, for the eye alone: the button's label says it too. Nothing for 0. */
export function Count({ of }: { of: number }) {
  if (of === 0) return null;
  return (
    <span
      aria-hidden="true"
      className="tabular absolute top-0.5 right-0 grid h-[1.125rem] min-w-[1.125rem] place-items-center rounded-full bg-pomegranate-fill px-1 text-[0.6875rem] leading-none font-bold text-on-pomegranate ring-2 ring-ink"
    >
      {of > 99 ? '99+' : of}
    </span>
  );
}
