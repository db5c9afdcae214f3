import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory } from '@tanstack/react-router';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { getToken, setToken } from '../api/token.ts';
import { App } from '../app/App.tsx';
import { createQueryClient } from '../app/query-client.ts';
import { createAppRouter } from '../app/router.ts';
import { type PersonName, tokenOf } from './people.ts';

/** The whole application at an address, signed in as a person or not at all. */
export function renderApp(address: string, person?: PersonName) {
  if (person) setToken(tokenOf(person));
  const router = createAppRouter(createMemoryHistory({ initialEntries: [address] }));
  const queryClient = createQueryClient();
  return { router, queryClient, ...render(<App queryClient={queryClient} router={router} env="test" />) };
}

const Around = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={createQueryClient()}>
    <MantineProvider env="test">{children}</MantineProvider>
  </QueryClientProvider>
);

/** A single piece on the page of somebody who is signed in, with nothing around it but the components' own context and an empty cache. */
export function renderPiece(piece: ReactNode) {
  if (!getToken()) setToken(tokenOf('uma'));
  return render(piece, { wrapper: Around });
}
