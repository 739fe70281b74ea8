import type { Admin } from 'kafkajs';
import type { KafkaConfig, KafkaTopic } from './config.js';

const DAY_MS = 86_400_000;
const MIN_IN_SYNC = 'min.insync.replicas';

type Warn = (facts: object, message: string) => void;
export type EnsureTopics = (admin: Admin) => Promise<void>;

/**
 * Creates missing topics. An existing topic with other partitions or fewer replicas stays unchanged and is reported once, however
 * often its bus connects.
 */
export function topicKeeper(config: KafkaConfig): EnsureTopics {
  const warned = new Set<string>();
  const warn: Warn = (facts, message) => {
    const warning = JSON.stringify([message, facts]);
    if (!warned.has(warning)) config.logger?.warn(facts, message);
    warned.add(warning);
  };
  return (admin) => ensureTopics(admin, config, warn);
}

async function ensureTopics(admin: Admin, config: KafkaConfig, warn: Warn): Promise<void> {
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
          ...(config.minInSync === undefined ? [] : [{ name: MIN_IN_SYNC, value: String(config.minInSync) }]),
        ],
      })),
    });
  }
  // Fails, and the caller tries again, while another process is still creating topics.
  const { topics } = await admin.fetchTopicMetadata({ topics: config.topics.map(({ name }) => name) });
  for (const { name, partitions } of config.topics) {
    const found = topics.find((topic) => topic.name === name)?.partitions ?? [];
    if (found.length !== partitions)
      warn({ topic: name, found: found.length, partitions }, 'topic has another number of partitions');
    const copies = Math.min(...found.map(({ replicas }) => replicas.length));
    if (copies < (config.replicationFactor ?? 0))
      warn({ topic: name, copies, wanted: config.replicationFactor }, 'topic has fewer replicas');
  }
  if (config.minInSync !== undefined) await checkInSync(admin, config.topics, config.minInSync, warn);
}

/** A user without permission to read broker settings can start nevertheless. */
async function checkInSync(
  admin: Admin,
  topics: readonly KafkaTopic[],
  wanted: number,
  warn: Warn,
): Promise<void> {
  const { default: kafkajs } = await import('kafkajs');
  const resources = topics.map(({ name }) => ({
    type: kafkajs.ConfigResourceTypes.TOPIC,
    name,
    configNames: [MIN_IN_SYNC],
  }));
  try {
    const answer = await admin.describeConfigs({ includeSynonyms: false, resources });
    for (const { resourceName: topic, configEntries } of answer.resources) {
      const found = Number(configEntries[0]?.configValue);
      if (found < wanted) warn({ topic, found, wanted }, 'topic requires fewer replicas in sync');
    }
  } catch (error) {
    warn({ err: error }, 'cannot read how many replicas topics require in sync');
  }
}
