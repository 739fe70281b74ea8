import { MOST_CPU } from './cpu.ts';
import {
  eventAfter,
  interruption,
  movedAt,
  pairDrifts,
  spreadOf,
  stoppedAt,
  togetherShare,
  type Spread,
} from './figures.ts';
import type { Member } from './member.ts';
import type { Run } from './scenario.ts';

export interface Row {
  name: string;
  measured: string;
  promise: string;
  ok: boolean;
  /** The part of the run that it is from. */
  part: string;
}

const spreadText = ({ n, p50, p95, max }: Spread) => `p50 ${p50}, p95 ${p95}, max ${max} ms (${n})`;

/** When a command took effect in a picture. */
const effectOf = (member: Member, { kind, pressed }: Run['commands'][number]): number | undefined => {
  if (kind === 'pause') return stoppedAt(member.recorded, pressed);
  if (kind === 'play') return movedAt(member.recorded, pressed);
  return eventAfter(member.recorded, pressed, 'seeking');
};

/** The figures of a run next to the promised ones. */
export const rowsOf = (run: Run, members: readonly Member[]): Row[] => {
  const { minute } = run.parts;
  if (!minute) throw new Error('no minute was measured');
  const all = members.map(({ recorded }) => recorded);
  const drift = spreadOf(pairDrifts(all, minute.from, minute.to));
  const share = togetherShare(all, minute.from, minute.to);
  const rows: Row[] = [
    {
      name: 'difference of two pictures, over a minute without commands',
      measured: `${spreadText(drift)}; all four play for ${(share * 100).toFixed(1)} % of it`,
      promise: 'p95 ≤ 150 ms, max ≤ 400 ms',
      ok: drift.p95 <= 150 && drift.max <= 400 && share > 0.99,
      part: 'minute',
    },
  ];
  const skews: number[] = [];
  const seekSkews: number[] = [];
  const waits: number[] = [];
  const seekWaits: number[] = [];
  let missing = 0;
  for (const command of run.commands) {
    // The own picture of who seeks shows the target at once, before the command.
    const others = command.kind === 'seek' ? members.filter((member) => member !== command.by) : members;
    const effects = others.map((member) => effectOf(member, command));
    const known = effects.filter((at) => at !== undefined);
    missing += effects.length - known.length;
    if (known.length < 2) continue;
    (command.kind === 'seek' ? seekSkews : skews).push(Math.max(...known) - Math.min(...known));
    (command.kind === 'seek' ? seekWaits : waits).push(...known.map((at) => at - command.pressed));
  }
  const [skew, wait] = [spreadOf(skews), spreadOf(waits)];
  const [seekSkew, seekWait] = [spreadOf(seekSkews), spreadOf(seekWaits)];
  rows.push(
    {
      name: 'a pause or play: between its effect in the first and the last picture',
      measured: spreadText(skew),
      promise: 'p95 ≤ 120 ms',
      ok: skew.p95 <= 120 && missing === 0,
      part: 'commands',
    },
    {
      name: 'a pause or play: from the press to the effect in each picture',
      measured: `${spreadText(wait)}${missing > 0 ? `; ${missing} effects were not seen` : ''}`,
      promise: 'p95 ≤ 600 ms',
      ok: wait.p95 <= 600 && missing === 0,
      part: 'commands',
    },
    {
      name: 'a seek: between its effect in the first and the last picture of the others',
      measured: spreadText(seekSkew),
      promise: 'p95 ≤ 120 ms',
      ok: seekSkew.p95 <= 120,
      part: 'commands',
    },
    {
      name: 'a seek: from the press to the effect in the pictures of the others',
      measured: spreadText(seekWait),
      promise: 'p95 ≤ 600 ms',
      ok: seekWait.p95 <= 600,
      part: 'commands',
    },
  );
  const timesOf = (list: Run['joins'], ms: number) => {
    const times = spreadOf(list.map(({ from, to }) => (to ?? Infinity) - from));
    return {
      measured: `${spreadText(times)}${byMember(list)}`,
      promise: `p95 ≤ ${ms} ms`,
      ok: times.p95 <= ms,
    };
  };
  rows.push({
    name: 'a join: from the press at the entrance to the live picture',
    ...timesOf(run.joins, 3_000),
    part: 'joins',
  });
  // Members that watched before are measured; the host always does.
  const isInside = (one: Member, at: number) =>
    one === members[0] || run.joins.some(({ by, to }) => by === one && to !== undefined && to < at - 500);
  const stood = run.joins.flatMap(({ by, from, to = from }) =>
    members
      .filter((one) => one !== by && isInside(one, from))
      .map((one) => interruption(one.recorded, from, to)),
  );
  const interrupted = stood.reduce((sum, one) => sum + one, 0);
  rows.push({
    name: 'a join: how long the pictures of the others stood still',
    measured: `${interrupted} ms in all (${stood.length} pictures)`,
    promise: '0 ms',
    ok: interrupted === 0,
    part: 'joins',
  });
  rows.push({
    name: 'a lost line: from its return to frames and the live picture',
    ...timesOf(run.reconnects, 3_000),
    part: 'reconnects',
  });
  rows.push({
    name: 'a killed browser: from its first request to the live picture',
    ...timesOf(run.kills, 3_000),
    part: 'kill',
  });
  rows.push(...chatRows(run, members));
  return rows;
};

const byMember = (list: Run['joins']): string => {
  const names = [...new Set(list.map(({ by }) => by))];
  if (names.length < 2) return '';
  const each = names.map((one) => {
    const { max } = spreadOf(
      list.filter(({ by }) => by === one).map(({ from, to }) => (to ?? Infinity) - from),
    );
    return `${one.conditions.name} ≤ ${max}`;
  });
  return `; ${each.join(', ')}`;
};

/**
 * The chat as members see it, and beyond the time that the lines themselves take. From C to B or D the lines alone take 225 to 315 ms,
 * so the second figure shows what the site adds.
 */
const chatRows = ({ entries }: Run, members: readonly Member[]): Row[] => {
  const all: number[] = [];
  const beyond: number[] = [];
  let missing = 0;
  for (const { by, word, pressed } of entries)
    for (const member of members) {
      if (member === by) continue;
      const shown = member.recorded.entries.find(([, text]) => text.includes(word))?.[0];
      if (shown === undefined) {
        missing += 1;
        continue;
      }
      const lineMs = (by.conditions.shape.roundTripMs + member.conditions.shape.roundTripMs) / 2;
      all.push(shown - pressed);
      beyond.push(shown - pressed - lineMs);
    }
  const [whole, rest] = [spreadOf(all), spreadOf(beyond)];
  const lost = missing > 0 ? `; ${missing} were not shown` : '';
  return [
    {
      name: 'an entry: from Enter to the pages of the others, whole',
      measured: `${spreadText(whole)}${lost}`,
      promise: 'p95 ≤ 300 ms',
      ok: whole.p95 <= 300 && missing === 0,
      part: 'chat',
    },
    {
      name: 'an entry: the same without the time of the lines (half a round trip of the writer and half of the reader)',
      measured: spreadText(rest),
      promise: 'p95 ≤ 300 ms',
      ok: rest.p95 <= 300,
      part: 'chat',
    },
  ];
};

/** The figures of a part count only if the processors were not fully used during it. */
export const isCounted = (run: Run, part: string): boolean => (run.parts[part]?.cpu.all ?? 1) < MOST_CPU;

export const tableOf = (rows: readonly Row[], run: Run): string =>
  [
    '| Figure | Measured | Promised | Processors % (own) | Verdict |',
    '| --- | --- | --- | ---: | --- |',
    ...rows.map(({ name, measured, promise, ok, part }) => {
      const { all = 1, own = 1 } = run.parts[part]?.cpu ?? {};
      const cpu = `${Math.round(all * 100)} (${Math.round(own * 100)})`;
      const verdict = ok ? 'holds' : '**missed**';
      return `| ${name} | ${measured} | ${promise} | ${cpu} | ${isCounted(run, part) ? verdict : `does not count (${verdict})`} |`;
    }),
  ].join('\n');
