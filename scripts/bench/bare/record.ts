import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import type { OneStatement } from './one-statement.ts';

export type Statement = { text: string; values: (string | null)[] };

/** The used part of a line of PostgreSQL's log. */
interface LogEntry {
  message?: string;
  detail?: string;
  application_name?: string;
  session_id: string;
  dbname: string;
}

/** One statement, or those of one transaction. */
export type Step = { database: string; statements: Statement[] };

/** The statements and the answer of one call of the site. */
export interface RecordedCall {
  /** start of the recording, in ms since 1970 */
  since: number;
  /** content type */
  type: string;
  bytes: number;
  /** whether the bare server must verify a password too */
  hashes: boolean;
  steps: Step[];
  one?: OneStatement;
}

/** The input of the bare server. */
export interface Plan {
  host: string | undefined;
  /** ids that the recorded calls created */
  made: string[];
  calls: Record<string, RecordedCall>;
}

const LOG_WITHIN_MS = 10_000;

/** Statements of background work, such as the relay and jobs; they run on the services' connections too. */
const BACKGROUND = /parked_event|relay_state|\blease\b|published_at|LISTEN|pg_notify|FROM mail WHERE|^SET /;

/**
 * The statements of the services between two marks in PostgreSQL's log (`log_destination=jsonlog`).
 * @param mark text of the statement before and after
 */
export const recordedSteps = async (file: string, mark: string): Promise<Step[]> => {
  // The server writes its log a moment after the statement.
  for (const end = performance.now() + LOG_WITHIN_MS; performance.now() < end; await delay(50)) {
    const steps = stepsBetween(file, mark);
    if (steps) return steps;
  }
  throw new Error(`no marks of ${mark} in the log of PostgreSQL`);
};

const stepsBetween = (file: string, mark: string): Step[] | undefined => {
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  const entries = lines.flatMap((line): LogEntry[] => {
    try {
      return [JSON.parse(line)];
    } catch {
      return [];
    }
  });
  const at = (name: string) => entries.findIndex(({ message = '' }) => message.includes(`'${mark} ${name}'`));
  const [from, to] = [at('begin'), at('end')];
  if (from < 0 || to < 0) return undefined;

  const steps: Step[] = [];
  const open = new Map<string, Step>();
  for (const entry of entries.slice(from + 1, to)) {
    const statement = statementOf(entry);
    const app = entry.application_name ?? '';
    if (
      !statement ||
      app.endsWith(' relay') ||
      ['jobs', 'bench'].includes(app) ||
      BACKGROUND.test(statement.text)
    )
      continue;
    const { session_id: session, dbname: database } = entry;
    if (/^(BEGIN|START TRANSACTION)/i.test(statement.text)) {
      const step = { database, statements: [statement] };
      open.set(session, step);
      continue;
    }
    const transaction = open.get(session);
    if (!transaction) {
      steps.push({ database, statements: [statement] });
      continue;
    }
    transaction.statements.push(statement);
    if (!/^(COMMIT|ROLLBACK)/i.test(statement.text)) continue;
    open.delete(session);
    // A job without work leaves only an empty transaction.
    if (transaction.statements.length > 2) steps.push(transaction);
  }
  return steps;
};

const statementOf = ({ message = '', detail = '' }: LogEntry): Statement | undefined => {
  const found = /^(?:statement|execute [^:]*): ([\s\S]*)$/.exec(message);
  return found ? { text: found[1] ?? '', values: valuesOf(detail) } : undefined;
};

/** `Parameters: $1 = 'it''s', $2 = NULL` → ["it's", null] */
const valuesOf = (detail: string) =>
  [...detail.matchAll(/\$\d+ = (?:NULL|'((?:[^']|'')*)')/g)].map(([, text]) =>
    text === undefined ? null : text.replaceAll("''", "'"),
  );
