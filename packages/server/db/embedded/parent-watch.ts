import { spawn } from 'node:child_process';

/** Where no signal can be tied to our death, a shell holds the other end of a pipe that closes when we die. */
export function watchParent(pid: number): () => void {
  const script = 'trap "" INT TERM HUP; read -r line; kill -INT "$1"';
  const watcher = spawn('/bin/sh', ['-c', script, 'sh', String(pid)], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
  watcher.on('error', () => {});
  watcher.unref();
  return () => {
    watcher.kill('SIGKILL');
  };
}
