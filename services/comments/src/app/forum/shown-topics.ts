import { uniqueIds } from '@seyir/kit';
import { targetKey, targetKind } from '../../domain/target.js';
import type { ShownTarget, Social, TopicStore } from '../ports.js';

/** Targets of social, and topics. Everybody may see a topic. */
export const withTopics = (social: Social, topics: TopicStore): Social => ({
  evidence: (type, id) => social.evidence(type, id),
  titleOf: (type, id) => social.titleOf(type, id),
  async shown(readerId, targets) {
    const ids = uniqueIds(targets.filter(({ kind }) => kind === targetKind.discussion).map(({ id }) => id));
    const [others, found] = await Promise.all([
      social.shown(readerId, targets),
      ids.length > 0 ? topics.byIds(ids) : [],
    ]);
    const shown = found.map(({ id, scope, cover, titleId, locked }): [string, ShownTarget] => [
      targetKey({ kind: targetKind.discussion, id }),
      { locked, ...(scope && { scope }), ...(cover && { cover }), ...(titleId && { titleId }) },
    ]);
    return new Map([...others, ...shown]);
  },
});
