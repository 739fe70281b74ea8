import type { Admin } from 'kafkajs';
import type { KafkaConfig } from './config.js';

const DAY_MS = 86_400_000;

/** Makes the topics that are missing. One that exists with other partitions is kept and reported. */
export async function ensureTopics(admin: Admin, config: KafkaConfig): Promise<void> {
  const existing = new Set(await admin.listTopics());
  const missing = config.topics.filter(({ name }) => !existing.has(name));
  if (missing.length > 0) {
    await admin.createTopics({
      topics: missing.map(({ name, partitions, retentionDays }) => ({
        topic: name,
        numPartitions: partitions,
        replicationFactor: config.replicationFactor ?? -1,
        configEntries: [
          { name: 'cleanup.policy', value: 'delete' },
          { name: 'retention.ms', value: String(retentionDays * DAY_MS) },
          ...(config.minInSync === undefined
            ? []
            : [{ name: 'min.insync.replicas', value: String(config.minInSync) }]),
        ],
      })),
    });
  }
  // This fails, and the caller tries again, while another process is still making some.
  const { topics } = await admin.fetchTopicMetadata({ topics: config.topics.map(({ name }) => name) });
  for (const { name, partitions } of config.topics) {
    const found = topics.find((topic) => topic.name === name)?.partitions.length;
    if (found !== partitions)
      config.logger?.warn({ topic: name, found, partitions }, 'topic has other partitions');
  }
}
