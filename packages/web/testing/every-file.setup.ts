import { notifications } from '@mantine/notifications';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import { clearToken } from '../api/token.ts';

// A page is fetched and compiled on its first showing, which takes a busy machine its time.
configure({ asyncUtilTimeout: 20_000 });

afterEach(() => {
  cleanup();
  notifications.clean();
  clearToken();
  localStorage.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
