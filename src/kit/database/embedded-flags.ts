/** `durable` preserves every acknowledged write in a power cut. `disposable` is faster, for tests. */
export type Durability = 'durable' | 'disposable'

const lean = {
  listen_addresses: '',
  unix_socket_permissions: '0700',
  shared_buffers: '40MB',
  work_mem: '8MB',
  maintenance_work_mem: '64MB',
  effective_cache_size: '512MB',
  random_page_cost: '1.1',
  jit: 'off',
  // No parallel query workers: they cost memory, and the shop needs the cores.
  max_worker_processes: '2',
  max_parallel_workers: '0',
  max_parallel_workers_per_gather: '0',
  max_parallel_maintenance_workers: '0',
  max_logical_replication_workers: '0',
  io_method: 'sync',
  autovacuum_worker_slots: '2',
  autovacuum_max_workers: '2',
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_wal_size: '512MB',
  min_wal_size: '32MB',
  checkpoint_timeout: '15min',
  deadlock_timeout: '200ms',
  huge_pages: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // An ERROR line may quote what a visitor typed. The shop logs its own errors.
  log_min_messages: 'log',
  log_error_verbosity: 'terse',
  log_checkpoints: 'off',
}

const durable = { max_connections: '60', fsync: 'on', synchronous_commit: 'on', full_page_writes: 'on' }

const disposable = {
  max_connections: '200',
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  // Limits the write-ahead log, whose folder may be in memory.
  max_wal_size: '256MB',
  autovacuum: 'off',
}

export function embeddedFlags(folder: string, socketFolder: string, durability: Durability): string[] {
  const settings: Record<string, string> = {
    ...lean,
    ...(durability === 'durable' ? durable : disposable),
    // PostgreSQL reads a list here. The quotes protect a comma or space in the path.
    unix_socket_directories: `"${socketFolder.replaceAll('"', '""')}"`,
  }
  return ['-D', folder, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])]
}
