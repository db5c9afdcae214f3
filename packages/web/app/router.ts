import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { basePath } from '../api/base-path.ts';
import { BrokenPage } from '../ui/BrokenPage.tsx';
import { Placeholder } from '../ui/Placeholder.tsx';
import { routeTree } from './routes.tsx';

export const createAppRouter = (history?: RouterHistory) =>
  createRouter({
    routeTree,
    basepath: basePath(),
    ...(history && { history }),
    caseSensitive: false,
    scrollRestoration: true,
    defaultErrorComponent: BrokenPage,
    defaultPendingComponent: Placeholder,
    defaultPendingMs: 0,
    defaultPendingMinMs: 0,
    // Plain texts: a token or a search of digits only must not turn into a number.
    parseSearch: (search) => Object.fromEntries(new URLSearchParams(search)),
    stringifySearch: (search) => {
      const given = Object.entries(search).filter(([, value]) => value !== undefined && value !== null);
      const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
      return query && `?${query}`;
    },
  });

export type AppRouter = ReturnType<typeof createAppRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
}
