import { wakes, type Comment } from '@seyir/proto';
import { z } from 'zod';
import { id, target } from '../inputs.js';
import { operation } from '../operation.js';
import { isKept } from './kept-targets.js';
import { mayHide } from './shared-thread.js';

/**
 * Comments from a frame, as the viewer may see them. Public content is read once for all viewers of this process. If a spoiler
 * covers the body, the viewer's own progress is checked. A viewer with a block, a mute or a muted word reads all comments
 * separately.
 */
export const getThreadComments = operation({
  input: z.object({
    target,
    comments: z.array(z.object({ id, version: z.int().min(0) })).max(50),
  }),
  access: 'public',
  async run({ viewer, services, parts }, { target, comments: refs }): Promise<Comment[]> {
    const isOfTarget = ({ target: of }: Comment) => of?.kind === target.kind && of.id === target.id;
    if (isKept(target.kind)) {
      const own = await services.comments.getComments({ ids: refs.map(({ id }) => id) });
      return own.comments.filter(isOfTarget);
    }
    const read = async ({ id, version }: (typeof refs)[number]) => {
      const load = () => parts.publicComments.load(id);
      const key = `comment:${target.kind}:${target.id}:${id}:${version}`;
      const kept = await parts.reads.get(key, wakes.thread(target.kind, target.id), load);
      // The frame may arrive before the wake that drops the cached comment.
      return kept && kept.version >= version ? kept : load();
    };
    const all = await Promise.all(refs.map(read));
    const found = all.flatMap((comment) =>
      comment?.target?.kind === target.kind && comment.target.id === target.id ? [comment] : [],
    );
    const { memberId } = viewer;
    if (memberId === undefined || found.length === 0) return found;
    const hides = await mayHide({ parts, services }, memberId);
    const isPersonal = (comment: Comment) => hides || comment.covered;
    const ids = found.filter(isPersonal).map((comment) => comment.id);
    if (ids.length === 0) return found;
    const own = await services.comments.getComments({ ids });
    const byId = new Map(own.comments.map((comment) => [comment.id, comment]));
    // A comment that is missing from the viewer's own answer must not be shown as it is for everybody.
    return found.flatMap((comment) => (isPersonal(comment) ? (byId.get(comment.id) ?? []) : comment));
  },
});
