import { basePath } from '../api/base-path.ts';

/** Keeps the application on this device; where the browser cannot, it works as long as there is a network. */
export function registerWorker(): void {
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return;
  // After the first page has what it needs.
  window.addEventListener('load', () => {
    void navigator.serviceWorker
      .register(`${basePath()}service-worker.js`, { scope: basePath() })
      .catch(() => undefined);
  });
}
