import { basePath } from '../api/base-path.ts';

/** Keeps the application on this device; where the browser cannot, it works as long as there is a network. */
export function registerWorker(): void {
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return;
  window.addEventListener('load', () => whenIdle(register));
}

function register(): void {
  void navigator.serviceWorker.register(`${basePath()}service-worker.js`, { scope: basePath() }).catch(() => undefined);
}

/** The worker fetches the whole application first: not beside what the first page needs, whose own code comes after `load`. */
function whenIdle(act: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(act, { timeout: 5_000 });
  else setTimeout(act, 2_000);
}
