import { Menu } from '@mantine/core';
import type { ReactElement, ReactNode } from 'react';

interface ActionMenuProps {
  /** What opens it. */
  target: ReactElement;
  width: string;
  children: ReactNode;
}

/** Things to do, or to choose from, that unfold from a button; drawn above the page but inside its main part, where readers look for it. */
export const ActionMenu = ({ target, width, children }: ActionMenuProps) => (
  <Menu
    position="bottom-end"
    shadow="md"
    width={width}
    withInitialFocusPlaceholder={false}
    returnFocus
    portalProps={{ target: 'main' }}
  >
    <Menu.Target>{target}</Menu.Target>
    <Menu.Dropdown>{children}</Menu.Dropdown>
  </Menu>
);
