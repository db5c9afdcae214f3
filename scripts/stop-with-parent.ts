import { isParentGone } from './platform.mjs';

/** A killed parent cannot tell us to stop, so we look whether it is still there; one on Windows closes the channel to us. */
export function stopWithParent(parent: number = process.ppid, platform: NodeJS.Platform = process.platform): void {
  const timer = setInterval(() => isParentGone(parent, platform) && stop(), 1000).unref();
  process.once('disconnect', stop);
  process.channel?.unref();

  /** As if by a signal; sending one to ourselves would be the end on Windows, whoever listens for it. */
  function stop(): void {
    clearInterval(timer);
    if (!process.emit('SIGTERM', 'SIGTERM')) process.exit(1);
  }
}
