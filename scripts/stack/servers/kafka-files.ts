export const KAFKA_VERSION = '4.3.1';

/** The dependencies for Maven: the broker with all it needs, and a logger that writes to stderr. */
export const kafkaPom = () => `<project xmlns="http://maven.apache.org/POM/4.0.0">
  <modelVersion>4.0.0</modelVersion>
  <groupId>local</groupId>
  <artifactId>kafka</artifactId>
  <version>1</version>
  <dependencies>
    <dependency>
      <groupId>org.apache.kafka</groupId>
      <artifactId>kafka_2.13</artifactId>
      <version>${KAFKA_VERSION}</version>
    </dependency>
    <dependency>
      <groupId>org.slf4j</groupId>
      <artifactId>slf4j-simple</artifactId>
      <version>1.7.36</version>
    </dependency>
  </dependencies>
</project>
`;

/**
 * server.properties of a single node. Internal topics have one partition each: enough for one machine, and faster to
 * start. The short session: after a kill the broker can register again only after its former session has expired (9 s
 * by default). The listener without encryption is only on loopback.
 * @param options `password`: of the user `seyir` on the listener with TLS; `certificate`: PEM file of its key and
 * certificate
 */
export function kafkaProperties({
  ports,
  data,
  password,
  host,
  certificate,
  settings,
}: {
  ports: Record<string, number>;
  data: string;
  password: string;
  host: string;
  certificate: string;
  settings: Record<string, string>;
}) {
  const clients = `PLAINTEXT://127.0.0.1:${ports['client']},SASL_SSL://${host}:${ports['secure']}`;
  const all = {
    'process.roles': 'broker,controller',
    'node.id': '1',
    'controller.quorum.voters': `1@127.0.0.1:${ports['controller']}`,
    listeners: `${clients},CONTROLLER://127.0.0.1:${ports['controller']}`,
    'advertised.listeners': clients,
    'controller.listener.names': 'CONTROLLER',
    'inter.broker.listener.name': 'PLAINTEXT',
    'listener.security.protocol.map': 'PLAINTEXT:PLAINTEXT,SASL_SSL:SASL_SSL,CONTROLLER:PLAINTEXT',
    'sasl.enabled.mechanisms': 'PLAIN',
    'listener.name.sasl_ssl.plain.sasl.jaas.config': `org.apache.kafka.common.security.plain.PlainLoginModule required user_seyir="${password}";`,
    'ssl.keystore.type': 'PEM',
    'ssl.keystore.location': certificate,
    'log.dirs': data,
    'auto.create.topics.enable': 'false',
    'num.partitions': '1',
    'offsets.topic.replication.factor': '1',
    'offsets.topic.num.partitions': '1',
    'transaction.state.log.replication.factor': '1',
    'transaction.state.log.min.isr': '1',
    'transaction.state.log.num.partitions': '1',
    'share.coordinator.state.topic.replication.factor': '1',
    'share.coordinator.state.topic.min.isr': '1',
    'broker.session.timeout.ms': '3000',
    'broker.heartbeat.interval.ms': '500',
    'group.initial.rebalance.delay.ms': '0',
    ...settings,
  };
  return Object.entries(all)
    .map(([key, value]) => `${key}=${value}\n`)
    .join('');
}
