import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderPiece } from '../testing/render-app.tsx';
import { BarItems } from './BarItems.tsx';
import type { Page } from './pages.ts';

const gate = { internal: 1, external: 1 } as const;
const items: Page[] = [
  { path: '/', title: 'My page', about: '', gate },
  { path: '/Reports', title: 'Reports', about: '', gate },
  { path: '/Audits', title: 'Audits', about: '', gate },
];

function renderItems(path: string) {
  const root = createRootRoute({ component: () => <BarItems items={items} path={path} /> });
  const routeTree = root.addChildren([createRoute({ getParentRoute: () => root, path: '$' })]);
  const router = createRouter({ routeTree, history: createMemoryHistory({ initialEntries: [path] }) });
  return renderPiece(<RouterProvider router={router as never} />);
}

describe('the items of the bar', () => {
  it.each([
    ['/', 'My page'],
    ['/Reports', 'Reports'],
    ['/reports/0190/edit', 'Reports'],
    ['/AUDITS/', 'Audits'],
    ['/Account', undefined],
  ])('at %s underline %s alone [SHL-03]', async (path, active) => {
    renderItems(path);
    await screen.findByRole('navigation', { name: 'Pages' });
    const links = screen.getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual(['My page', 'Reports', 'Audits']);
    const underlined = links.filter((link) => link.hasAttribute('data-active')).map((link) => link.textContent);
    expect(underlined).toEqual(active ? [active] : []);
    expect(screen.queryByRole('link', { current: 'page' })?.textContent).toBe(active);
  });
});
