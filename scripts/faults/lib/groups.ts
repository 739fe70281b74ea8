import { allTopics } from '@seyir/proto';
import kafkajs from 'kafkajs';
import type { Admin } from 'kafkajs';

const { AssignerProtocol, Kafka, logLevel } = kafkajs;
/** Services that consume events of others: each is a consumer group of Kafka. */
const GROUPS = [...new Set(allTopics.flatMap(({ consumers }) => consumers))];

/** The consumer groups and their offsets. */
export const openGroups = (broker: string) => {
  const kafka = new Kafka({ clientId: 'faults', brokers: [broker], logLevel: logLevel.NOTHING });

  const hasTakenAll = async (admin: Admin, groupId: string): Promise<boolean> => {
    const { groups } = await admin.describeGroups([groupId]);
    const [group] = groups;
    if (group?.state !== 'Stable') return false;
    const topics = [
      ...new Set(
        group.members.flatMap(({ memberAssignment }) =>
          Object.keys(AssignerProtocol.MemberAssignment.decode(memberAssignment)?.assignment ?? {}),
        ),
      ),
    ];
    const taken = await admin.fetchOffsets({ groupId, topics });
    for (const { topic, partitions } of taken) {
      const ends = new Map(
        (await admin.fetchTopicOffsets(topic)).map(({ partition, high }) => [partition, Number(high)]),
      );
      // A partition without messages has no committed offset, which reads as -1.
      for (const { partition, offset } of partitions)
        if (Math.max(0, Number(offset)) < (ends.get(partition) ?? 0)) return false;
    }
    return topics.length > 0;
  };

  return {
    /**
     * Also false if the broker does not answer. Uses a new connection each time, because the broker may have been
     * replaced.
     */
    async haveTakenAll() {
      const admin = kafka.admin({ retry: { retries: 1 } });
      try {
        await admin.connect();
        for (const group of GROUPS) if (!(await hasTakenAll(admin, group))) return false;
        return true;
      } catch {
        return false;
      } finally {
        await admin.disconnect().catch(() => undefined);
      }
    },
  };
};
