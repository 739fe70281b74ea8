/** How far back the average reaches, in ms. */
const REACH_MS = 1_000;

/** The number of calls that run at the same time, averaged over about the last second. */
export class CallLoad {
  #running = 0;
  #average = 0;
  #countedTo: number;

  /** @param now in ms; it never runs backwards */
  constructor(private readonly now: () => number = () => performance.now()) {
    this.#countedTo = now();
  }

  /** 0.25 for 50 calls a second of 5 ms each. */
  get average(): number {
    this.count();
    return this.#average;
  }

  /** Counts a call until the returned function is called. */
  begin(): () => void {
    this.count();
    this.#running += 1;
    return () => {
      this.count();
      this.#running -= 1;
    };
  }

  private count(): void {
    const now = this.now();
    const kept = Math.exp((this.#countedTo - now) / REACH_MS);
    this.#average = this.#average * kept + this.#running * (1 - kept);
    this.#countedTo = now;
  }
}

/** The calls for viewers in this process, of all its services. Calls that services make for themselves do not count. */
export const viewerLoad = new CallLoad();
