import { useDeferredValue, useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import {
  createPath,
  NavigationType,
  useLocation,
  useNavigate,
  useNavigationType,
  type Location,
} from 'react-router';
import { isConnectionLoss } from '../lib/graphql-error.js';

/** An address of the site, and how the viewer came to it. */
export interface Place {
  readonly location: Location;
  readonly type: NavigationType;
}

export interface Navigation {
  /** The page on the screen: the old one until the next is ready. */
  readonly shown: Place;
  /** The address that is being loaded; undefined if none is. */
  readonly pending: Location | undefined;
  /** The path of a page that could not be loaded because of the connection; the page before it stays. */
  readonly failed: string | undefined;
  /** The page sets it once it is on the screen. */
  readonly arrived: RefObject<Place | undefined>;
  /** Receives an error of the page. */
  onError: (error: unknown) => void;
  /** Hides the message about the failed page. */
  dismiss: () => void;
}

interface Failure {
  at: Location;
  back: Place;
  /** True once the address has gone back; then the viewer may try the failed page again. */
  isOver: boolean;
}

/**
 * Keeps the old page until the next one is ready. If the connection fails meanwhile, the old page stays and the address goes back
 * to it. The router must not use transitions of its own: then this hook could not know that a page is loading.
 */
export function useNavigation(): Navigation {
  const location = useLocation();
  const type = useNavigationType();
  const navigate = useNavigate();
  const asked = useMemo(() => ({ location, type }), [location, type]);
  const ready = useDeferredValue(asked);
  const arrived = useRef<Place>(undefined);
  const [failure, setFailure] = useState<Failure>();

  // When the address has already gone back, the deferred location is still the failed one.
  const isThere = failure !== undefined && [location.key, ready.location.key].includes(failure.at.key);
  const isReturning = isThere && !failure.isOver;
  const shown = isReturning ? { ...failure.back, type: NavigationType.Pop } : ready;
  const isSeen =
    failure !== undefined && (isReturning || createPath(location) === createPath(failure.back.location));
  useEffect(() => {
    // The next page clears the message; coming back later does not show it again.
    if (failure && !isSeen) setFailure(undefined);
    else if (failure && !failure.isOver && !isThere) setFailure({ ...failure, isOver: true });
  }, [failure, isSeen, isThere]);
  return {
    shown,
    pending: isReturning || ready === asked ? undefined : location,
    failed: isSeen ? createPath(failure.at) : undefined,
    arrived,
    onError(error) {
      const back = arrived.current;
      const { location: at, type: by } = shown;
      const isKnown = (failure?.at.key === at.key && !failure.isOver) || back?.location.key === at.key;
      if (!back || isKnown || !isConnectionLoss(error)) return;
      setFailure({ at, back, isOver: false });
      if (by === NavigationType.Push) void navigate(-1);
      else void navigate(back.location, { replace: true });
    },
    dismiss: () => setFailure(undefined),
  };
}
