import { useEffect, useRef, type RefObject } from 'react';

/** A ref to the newest value of a render, for callbacks that outlive it. */
export function useLatest<T>(value: T): RefObject<T> {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  return latest;
}
