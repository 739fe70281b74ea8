/** Settings of postgresql.conf by name. */
export type PostgresSettings = Readonly<Record<string, string | number>>;

/** Sized for a small site in one process with the whole application: about 30 MB before clients. */
export const defaultSettings: PostgresSettings = {
  listen_addresses: '',
  shared_buffers: '64MB',
  work_mem: '4MB',
  maintenance_work_mem: '32MB',
  max_connections: 120,
  max_parallel_workers_per_gather: 0,
  // Worker processes for read-ahead help only with large scans.
  io_method: 'sync',
  jit: 'off',
  wal_level: 'minimal',
  max_wal_senders: 0,
  max_logical_replication_workers: 0,
  max_wal_size: '256MB',
  recovery_init_sync_method: process.platform === 'linux' ? 'syncfs' : 'fsync',
  log_min_messages: 'warning',
  log_checkpoints: 'off',
  log_line_prefix: '',
};

/** For test clusters: all data may be lost if the machine stops. */
export const unsafeSettings: PostgresSettings = {
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
};
