import { FLOWS, settings, type Flow, type ProfileName } from './settings.ts';

interface Stage {
  duration: string;
  /** Factor of the base rate. */
  times: number;
}

const held = (minutes: number): string => `${settings.minutes || minutes}m`;

/** A ramp is at most as long as the stage after it, so that a short profile stays short. */
const way = (minutes: number): string => `${Math.min(minutes, settings.minutes || minutes)}m`;

/** The visit rates over time, as factors of LOAD_RATE. */
const stages: Record<ProfileName, readonly Stage[]> = {
  smoke: [{ duration: settings.minutes ? held(1) : '30s', times: 1 }],
  load: [
    { duration: way(2), times: 1 },
    { duration: held(10), times: 1 },
    { duration: way(1), times: 0 },
  ],
  stress: [1, 2, 3, 4].flatMap((times) => [
    { duration: way(1), times },
    { duration: held(3), times },
  ]),
  spike: [
    { duration: held(1), times: 1 },
    { duration: '10s', times: 10 },
    { duration: way(1), times: 10 },
    { duration: '10s', times: 1 },
    { duration: held(2), times: 1 },
  ],
  soak: [
    { duration: way(2), times: 1 },
    { duration: held(120), times: 1 },
  ],
  breakpoint: [{ duration: held(30), times: 50 }],
};

/** Flows of pages that stay open: a number of them at once, instead of a rate of visits. */
const open = ['poll', 'chatPoll', 'room'] as const;
type Open = (typeof open)[number];
const isOpen = (flow: Flow): flow is Open => open.some((one) => one === flow);

/** Flows per hundred visits. */
const share: Record<Exclude<Flow, Open>, number> = {
  browse: 30,
  watch: 24,
  search: 15,
  comment: 10,
  vote: 5,
  flowPost: 4,
  pollVote: 2,
  topic: 2,
  request: 1,
  message: 2,
  login: 5,
};

/** p95 in ms on an otherwise idle machine. */
const limits: Record<Flow, number> = {
  browse: 500,
  watch: 500,
  search: 500,
  comment: 800,
  vote: 800,
  flowPost: 800,
  pollVote: 800,
  topic: 800,
  request: 800,
  message: 800,
  login: 1_500,
  poll: 500,
  chatPoll: 500,
  room: 800,
};

/** p95 in ms from the writing of an entry to the frame about it. */
const FRAME_MS = 300;

const scenario = (flow: Flow, profile: ProfileName) => {
  const common = { exec: flow, tags: { flow }, gracefulStop: '30s' };
  if (isOpen(flow))
    return {
      ...common,
      executor: 'ramping-vus' as const,
      startVUs: profile === 'smoke' ? settings.pollers : 0,
      stages: stages[profile].map(({ duration, times }) => ({
        duration,
        target: Math.round(settings.pollers * times),
      })),
    };
  const perMinute = (times: number) =>
    Math.max(times > 0 ? 1 : 0, Math.round(settings.rate * 0.6 * share[flow] * times));
  return {
    ...common,
    executor: 'ramping-arrival-rate' as const,
    timeUnit: '1m',
    startRate: profile === 'smoke' ? perMinute(1) : 0,
    preAllocatedVUs: profile === 'smoke' ? 5 : 50,
    maxVUs: profile === 'smoke' ? 20 : 2_000,
    stages: stages[profile].map(({ duration, times }) => ({ duration, target: perMinute(times) })),
  };
};

/** Scenarios of the chosen flows, and the thresholds of each by its tag. */
export const optionsOf = (profile: ProfileName) => {
  const flows = FLOWS.filter((flow) => settings.flows.includes(flow));
  // A breakpoint run ends when a threshold breaks.
  const gives = (threshold: string) =>
    profile === 'breakpoint' ? [{ threshold, abortOnFail: true, delayAbortEval: '1m' }] : [threshold];
  // A smoke run may share a laptop with other programs.
  const patience = settings.patience * (profile === 'smoke' ? 4 : 1);
  return {
    scenarios: Object.fromEntries(flows.map((flow) => [flow, scenario(flow, profile)])),
    thresholds: Object.fromEntries(
      flows.flatMap((flow) => [
        [`http_req_failed{flow:${flow}}`, gives('rate<0.01')],
        [`http_req_duration{flow:${flow}}`, gives(`p(95)<${limits[flow] * patience}`)],
        [`held_back{flow:${flow}}`, gives('rate<0.01')],
        [`checks{flow:${flow}}`, gives('rate>0.99')],
        ...(flow === 'room' ? [[`frame_wait{flow:room}`, gives(`p(95)<${FRAME_MS * patience}`)]] : []),
      ]),
    ),
    // The host tag is left out, because it would be the same everywhere.
    systemTags: ['status', 'method', 'name', 'scenario', 'check', 'error_code', 'expected_response'],
  };
};
