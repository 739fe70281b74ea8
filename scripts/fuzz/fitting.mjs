import { createServer } from 'node:http';
import { readFileSync } from 'node:fs';
import { buildSchema } from 'graphql';
import { documentOf } from './document.mjs';
import { knownFields } from './fields.mjs';
import { graphqlCalls } from './graphql-calls.mjs';
import { legacyCalls } from './legacy-calls.mjs';

/** Whole calls of an operation: the first few, then one in so many, and no more than so many where a member is made for each. */
const FIRST = 2;
const ONE_IN = 4;
const MOST_MEMBERS = 12;

/** They may end the session that they are sent with: never the one that the rest needs. */
const ENDS_SESSIONS = new Set([
  ...['/auth/login', '/auth/change/password', '/set/user/password'],
  ...['signIn', 'signOut', 'activate', 'changePassword', 'changePasswordByToken', 'confirmEmail'],
  ...['endSession', 'endOtherSessions'],
]);

/**
 * Serves the hooks of schemathesis: `/fields` are values by field name; `/call?of=` is the cookie to send a call with,
 * and at times a whole call that the site can fulfil, made for this once.
 * @param {Awaited<ReturnType<typeof import('./things.mjs').openThings>>} things @param {string} sdl file of the schema
 */
export const serveFitting = async (things, sdl) => {
  const schema = buildSchema(readFileSync(sdl, 'utf8'));
  let turn = 0;
  const any = (list) => list[turn++ % list.length];
  const legacy = legacyCalls(things, any);
  const graphql = graphqlCalls(things, any);
  const services = Object.keys(legacy).filter((name) => name.startsWith('/ajax/service '));
  const asked = new Map();
  const spent = await things.newMember();

  const make = async (name) => {
    if (name in graphql) {
      const { args, as } = await graphql[name]();
      return { as, document: documentOf(schema, name, args) };
    }
    const { fields: given, as } = await legacy[name]();
    const [, type] = name.split(' ');
    const texts = Object.entries(given).filter(([, value]) => typeof value === 'string');
    const fields = { ...Object.fromEntries(texts), ...(type && { type }) };
    const [photo] = Object.entries(given).filter(([, value]) => typeof value !== 'string');
    return { as, fields, ...(photo && { photo: { field: photo[0], content: photo[1].toString('base64') } }) };
  };

  const call = async (operation) => {
    const isService = operation.startsWith('/ajax/service') && !(operation in legacy);
    const name = isService ? any(services) : operation;
    const times = (asked.get(name) ?? 0) + 1;
    asked.set(name, times);
    const ends = ENDS_SESSIONS.has(name);
    const isWhole = (name in legacy || name in graphql) && (times <= FIRST || times % ONE_IN === 0);
    if (!isWhole || (ends && times > MOST_MEMBERS * ONE_IN))
      return { cookie: (ends ? spent.caller : things.member).cookie };
    const { as, ...made } = await make(name);
    return { cookie: (as ?? (ends ? spent.caller : things.member)).cookie, ...made };
  };

  const fields = knownFields(things);
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url, 'http://localhost');
    const answer = pathname === '/fields' ? fields : call(searchParams.get('of') ?? '');
    Promise.resolve(answer).then(
      (made) => response.end(JSON.stringify(made)),
      (error) => {
        console.error(error);
        response.writeHead(500).end();
      },
    );
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { address: `http://127.0.0.1:${server.address().port}`, close: () => server.close() };
};
