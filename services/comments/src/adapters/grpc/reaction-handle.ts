import { createHash } from 'node:crypto';
import { notFound } from '@seyir/kit';
import { isReaction, reactionTargets, type Reaction, type ReactionTarget } from '../../domain/reaction.js';

interface Named {
  readonly target: ReactionTarget;
  readonly reaction: Reaction;
}

/** Kind of target, reaction, target, then what ties it to the member. */
const TARGET = 2;
const MARK = TARGET + 16;
const END = MARK + 8;

const markOf = (memberId: string, head: Buffer): Buffer =>
  createHash('sha256')
    .update(memberId)
    .update(head)
    .digest()
    .subarray(0, END - MARK);

/** What /delete/action takes: says whose reaction of which kind on what, so that nothing needs to be looked up. */
export const reactionHandle = (memberId: string, { target, reaction }: Named): string => {
  const kind = reactionTargets.indexOf(target.type);
  const head = Buffer.from([kind, reaction, ...Buffer.from(target.id.replaceAll('-', ''), 'hex')]);
  return Buffer.concat([head, markOf(memberId, head)]).toString('base64url');
};

/** NOT_FOUND for what is no handle, and for one of another member's. */
export const readReactionHandle = (memberId: string, handle: string): Named => {
  const bytes = Buffer.from(handle, 'base64url');
  const head = bytes.subarray(0, MARK);
  const [kind = -1, reaction = 0] = head;
  const type = reactionTargets[kind];
  const isOwn = bytes.length === END && markOf(memberId, head).equals(bytes.subarray(MARK));
  if (!isOwn || !type || !isReaction(reaction)) throw notFound(`reaction ${handle}`);
  const id = head.subarray(TARGET).toString('hex');
  return { target: { type, id: id.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-') }, reaction };
};
