import { notifications } from '@mantine/notifications';
import { cleanup, configure, getConfig } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import { clearToken } from '../api/token.ts';
import { setLanguage } from '../ui/language.ts';

// A page is fetched and compiled on its first showing, which takes a busy machine its time.
configure({ asyncUtilTimeout: 20_000 });

setLanguage('en');

/** Prints the whole page into its message. */
const describedError = getConfig().getElementError;

/** Set while the library tries again and again; the try that runs out of time is described after it. */
const isWaiting = (): boolean =>
  (getConfig() as { _disableExpensiveErrorDiagnostics?: boolean })._disableExpensiveErrorDiagnostics === true;

configure({
  getElementError: (message, container) =>
    isWaiting()
      ? Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' })
      : describedError(message, container),
});

afterEach(() => {
  cleanup();
  notifications.clean();
  clearToken();
  localStorage.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
