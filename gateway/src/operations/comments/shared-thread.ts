import { wakes, type Comment } from '@seyir/proto';
import type { Ctx } from '../../context.js';
import { sourceOf } from '../../live/watch.js';

/** A page of a thread as everybody may see it, and when it was read. */
export interface PublicThreadPage {
  readonly items: readonly Comment[];
  /** The watch's mark before the read. */
  readonly mark: number;
}

const isCovered = ({ covered, replies }: Comment): boolean => covered || replies.some(isCovered);

/**
 * The page that everybody gets, at most 10 s old, for a member who would get the same one. Three things must be true: nothing may be
 * hidden from the member, no spoiler covers a text on the page, and the member has not reacted to a comment since it was read. Undefined
 * for any other member, and while wakes do not arrive. A new reaction is in the member's own reads at once, but in the page of all only after the thread's next wake.
 * @param subject wakes of the thread
 */
export const sharedThread = async <T extends PublicThreadPage>(
  { parts, services }: Ctx,
  memberId: string,
  subject: string,
  read: () => Promise<T>,
): Promise<T | undefined> => {
  if (await mayHide({ parts, services }, memberId)) return undefined;
  const page = await read();
  const { watch } = parts;
  const isKnown = [subject, wakes.reactions].every((source) => watch.isSubscribedSince(source, page.mark));
  // The page may be an old one while comments does not answer.
  const isOld = [subject, sourceOf(wakes.reactions, memberId)].some((one) => watch.isChanged(one, page.mark));
  return isKnown && !isOld && !page.items.some(isCovered) ? page : undefined;
};

/**
 * Whether anything may be hidden from the member. True also while comments does not answer, and for a replica of its previous version,
 * which does not know the call.
 */
export const mayHide = (
  { parts, services }: Pick<Ctx, 'parts' | 'services'>,
  memberId: string,
): Promise<boolean> =>
  parts.hiding
    .get(
      memberId,
      wakes.restraints,
      async () => (await services.comments.getHiding({})).hides,
      () => [memberId],
    )
    .catch(() => true);
