import { createHash } from 'node:crypto';
import { notFound } from '@seyir/kit';
import { isReaction, reactionTargets, type Reaction, type ReactionTarget } from '../../domain/reaction.js';

interface Named {
  readonly target: ReactionTarget;
  readonly reaction: Reaction;
}

/** Position in the handle: target kind, reaction, target id, then the signature for the member. */
const TARGET = 2;
const MARK = TARGET + 16;
const END = MARK + 8;

const markOf = (memberId: string, head: Buffer): Buffer =>
  createHash('sha256')
    .update(memberId)
    .update(head)
    .digest()
    .subarray(0, END - MARK);

/** The argument of /delete/action. It contains member, kind and target, so the removal needs no lookup. */
export const reactionHandle = (memberId: string, { target, reaction }: Named): string => {
  const kind = reactionTargets.indexOf(target.type);
  const head = Buffer.from([kind, reaction, ...Buffer.from(target.id.replaceAll('-', ''), 'hex')]);
  return Buffer.concat([head, markOf(memberId, head)]).toString('base64url');
};

/** NOT_FOUND for an invalid handle, or one of another member. */
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
