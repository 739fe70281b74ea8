/** The state of a page's player at a moment: 1 playing, 2 paused, 3 seeking or without data, 0 no picture. */
export type Sample = readonly [trueMs: number, positionMs: number, is: 0 | 1 | 2 | 3, live: 0 | 1];

export interface Recorded {
  samples: Sample[];
  /** Media events and pressed keys: `seeking`, `key:k`. */
  events: (readonly [trueMs: number, name: string])[];
  /** Entries of the chat when they were shown. */
  entries: (readonly [trueMs: number, text: string])[];
}

export interface RigWindow extends Window {
  rigTake: () => Recorded;
  rigTruth: () => number;
}

/**
 * Runs in the page before its own scripts: records the picture by the true clock, then sets the device's clock wrong. It must not use
 * anything from outside.
 */
export const record = ({ skewMs }: { skewMs: number }): void => {
  const rig = window as unknown as RigWindow;
  const origin = performance.timeOrigin;
  const now = performance.now.bind(performance);
  const truth = () => origin + now();
  const empty = (): Recorded => ({ samples: [], events: [], entries: [] });
  let recorded = empty();
  rig.rigTruth = truth;
  rig.rigTake = () => {
    const taken = recorded;
    recorded = empty();
    return taken;
  };
  setInterval(() => {
    const video = document.querySelector('video');
    const isLive = [...document.querySelectorAll('[role=status]')].some(
      ({ textContent }) => textContent === 'Canlı',
    );
    const is =
      !video || video.readyState === 0 ? 0 : video.seeking || video.readyState < 3 ? 3 : video.paused ? 2 : 1;
    const at = (video?.currentTime ?? 0) * 1_000;
    recorded.samples.push([truth(), at, is, isLive ? 1 : 0]);
  }, 60);
  for (const name of ['play', 'playing', 'pause', 'waiting', 'seeking', 'seeked'])
    document.addEventListener(name, () => recorded.events.push([truth(), name]), true);
  document.addEventListener('keydown', ({ key }) => recorded.events.push([truth(), `key:${key}`]), true);
  document.addEventListener('click', () => recorded.events.push([truth(), 'click']), true);
  const seen = new WeakSet<Element>();
  new MutationObserver(() => {
    for (const entry of document.querySelectorAll('[data-testid=room-entry]'))
      if (!seen.has(entry)) {
        seen.add(entry);
        recorded.entries.push([truth(), entry.textContent]);
      }
  }).observe(document, { childList: true, subtree: true });

  const RealDate = Date;
  const wrong = () => RealDate.now() + skewMs;
  window.Date = new Proxy(RealDate, {
    construct: (target, args, made) =>
      Reflect.construct(target, args.length === 0 ? [wrong()] : args, made) as Date,
    apply: () => new RealDate(wrong()).toString(),
    get: (target, key) => (key === 'now' ? wrong : (Reflect.get(target, key) as unknown)),
  });
  Object.defineProperty(performance, 'timeOrigin', { get: () => origin + skewMs });
};
