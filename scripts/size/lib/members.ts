import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { peersBehindSocket } from '@seyir/kit';
import { AccountsService, Role } from '@seyir/proto';
import { callerOf, type Caller } from '../../site/caller.ts';
import { idOf } from './stage.ts';

const PASSWORD = 'ölçüm için bir parola';
/** Members per call: their passwords are hashed within one call. */
const A_CALL = 50;
const PATIENCE_MS = 60_000;

/** Imports members into the running site on `data`, and signs them in. */
export const signedInMembers = async ({
  origin,
  data,
  count,
}: {
  origin: string;
  data: string;
  count: number;
}): Promise<Caller[]> => {
  const peers = await peersBehindSocket(data);
  if (!peers) throw new Error(`no site runs on ${data}`);
  const accounts = peers.client(AccountsService);
  const members = Array.from({ length: count }, (_, n) => ({
    id: idOf('e', n),
    username: `olcum_${n}`,
    name: `Ölçüm ${n}`,
    email: `olcum-${n}@posta.example`,
    password: PASSWORD,
    roles: [Role.MEMBER],
    joinedAt: timestampFromDate(new Date('2025-01-01')),
  }));
  for (let from = 0; from < count; from += A_CALL)
    await accounts.importMembers({ members: members.slice(from, from + A_CALL) }, { timeoutMs: PATIENCE_MS });
  await peers.close();
  const visitor = callerOf(origin);
  const callers: Caller[] = [];
  for (const { username } of members) callers.push(await visitor.signedIn({ username, password: PASSWORD }));
  return callers;
};
