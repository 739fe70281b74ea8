import kafkajs from 'kafkajs';

const { AssignerProtocol, Kafka, logLevel } = kafkajs;
/** Those who follow the facts of others. */
const GROUPS = ['playback', 'comments', 'notifications'];

/**
 * Who reads what from Kafka, and how far.
 * @param {string} broker
 */
export const openGroups = (broker) => {
  const kafka = new Kafka({ clientId: 'faults', brokers: [broker], logLevel: logLevel.NOTHING });

  /** @param {import('kafkajs').Admin} admin @param {string} groupId @returns {Promise<boolean>} */
  const hasTakenAll = async (admin, groupId) => {
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
      // A partition that nobody has written to has no offset yet, which reads as -1.
      for (const { partition, offset } of partitions)
        if (Math.max(0, Number(offset)) < (ends.get(partition) ?? 0)) return false;
    }
    return topics.length > 0;
  };

  return {
    /** False also while the broker does not answer. A connection of its own each time: the broker may be another by now. */
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
