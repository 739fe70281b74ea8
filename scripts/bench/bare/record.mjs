import { readFileSync } from 'node:fs';

/**
 * @typedef {{ text: string, values: (string | null)[] }} Statement
 * @typedef {{ database: string, statements: Statement[] }} Step one statement, or those of one transaction
 */

/** What a site does besides answering: its relay, its jobs, and what they ask for on the services' connections. */
const BACKGROUND =
  /parked_event|relay_state|pg_try_advisory|published_at|LISTEN|pg_notify|FROM mail WHERE|^SET /;

/**
 * What the services asked their databases between two marks of PostgreSQL's own log (`log_destination=jsonlog`).
 * @param {string} file
 * @param {string} mark text of the statement before and after
 * @returns {Step[]}
 */
export const recordedSteps = (file, mark) => {
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  const entries = lines.flatMap((line) => {
    try {
      return [JSON.parse(line)];
    } catch {
      return [];
    }
  });
  const at = (name) => entries.findIndex(({ message = '' }) => message.includes(`'${mark} ${name}'`));
  const [from, to] = [at('begin'), at('end')];
  if (from < 0 || to < 0) throw new Error(`no marks of ${mark} in the log of PostgreSQL`);

  /** @type {Step[]} */
  const steps = [];
  const open = new Map();
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
    // A job that looked for work and found none leaves an empty transaction.
    if (transaction.statements.length > 2) steps.push(transaction);
  }
  return steps;
};

/** @returns {Statement | undefined} */
const statementOf = ({ message = '', detail = '' }) => {
  const found = /^(?:statement|execute [^:]*): ([\s\S]*)$/.exec(message);
  return found ? { text: found[1], values: valuesOf(detail) } : undefined;
};

/** `Parameters: $1 = 'it''s', $2 = NULL` → ["it's", null] */
const valuesOf = (detail) =>
  [...detail.matchAll(/\$\d+ = (?:NULL|'((?:[^']|'')*)')/g)].map(([, text]) =>
    text === undefined ? null : text.replaceAll("''", "'"),
  );
