interface Place {
  host: string;
  port: number;
  durable: boolean;
}

const quick = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };

/** What differs from PostgreSQL's own defaults, given on the command line so that an upgrade of Assay changes it too. */
export function settingsFor({ host, port, durable }: Place): Record<string, string> {
  const overTcp = host === '127.0.0.1';
  return {
    listen_addresses: overTcp ? host : '',
    unix_socket_directories: overTcp ? '' : `"${host}"`,
    unix_socket_permissions: '0700',
    port: String(port),
    max_connections: '100',
    shared_buffers: '128MB',
    jit: 'off',
    timezone: 'UTC',
    log_timezone: 'UTC',
    logging_collector: 'off',
    log_checkpoints: 'off',
    log_error_verbosity: 'terse',
    log_line_prefix: '%m [%p] ',
    ...(durable ? {} : quick),
  };
}
