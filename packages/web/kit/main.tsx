import { MantineProvider } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';
import '@fontsource-variable/inter/wght.css';
import '../app/mantine-styles.ts';
import '../app/tokens.css';
import '../app/base.css';
import { cssVariables, theme } from '../app/theme.ts';
import { setLanguage } from '../ui/language.ts';
import { Kit } from './Kit.tsx';

// Every piece of `ui` in its states, for those who build screens and for the tests that look at them: npm run dev, /kit.html
setLanguage('en');
const router = createRouter({
  routeTree: createRootRoute({ component: Kit }),
  history: createMemoryHistory({ initialEntries: ['/'] }),
});

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root element.');
createRoot(root).render(
  <MantineProvider theme={theme} cssVariablesResolver={cssVariables} defaultColorScheme="auto">
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router as never} />
      <Notifications position="bottom-right" />
    </QueryClientProvider>
  </MantineProvider>,
);
