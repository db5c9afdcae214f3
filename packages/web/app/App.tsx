import { MantineProvider, type MantineProviderProps } from '@mantine/core';
import { type QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { optionsQuery } from '../features/application/application.queries.ts';
import { ApplicationName } from '../ui/application-name.ts';
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx';
import type { AppRouter } from './router.ts';
import { styleNonce } from './style-nonce.ts';
import { colorScheme, cssVariables, theme } from './theme.ts';

interface AppProps {
  queryClient: QueryClient;
  router: AppRouter;
  env?: MantineProviderProps['env'];
}

export const App = ({ queryClient, router, env = 'default' }: AppProps) => (
  <MantineProvider
    theme={theme}
    cssVariablesResolver={cssVariables}
    colorSchemeManager={colorScheme}
    defaultColorScheme="auto"
    getStyleNonce={styleNonce}
    env={env}
  >
    <QueryClientProvider client={queryClient}>
      <ErrorBoundary>
        <NamedApplication>
          <RouterProvider router={router} />
        </NamedApplication>
      </ErrorBoundary>
    </QueryClientProvider>
  </MantineProvider>
);

function NamedApplication({ children }: { children: ReactNode }) {
  const { data } = useQuery(optionsQuery);
  return <ApplicationName value={data?.name ?? ''}>{children}</ApplicationName>;
}
