import { Menu } from '@mantine/core';
import {
  cloneElement,
  type ReactElement,
  type ReactNode,
  type RefAttributes,
  useEffect,
  useRef,
  useState,
} from 'react';

interface ActionMenuProps {
  /** What opens it. */
  target: ReactElement<RefAttributes<HTMLElement> & { onClick?: () => void; 'aria-haspopup'?: 'menu' }>;
  width: string;
  children: ReactNode;
}

/**
 * Things to do, or to choose from, that unfold from a button. A list has one in each row and few are ever opened: the menu is
 * made when its button is first used.
 */
export function ActionMenu(props: ActionMenuProps) {
  const [wanted, setWanted] = useState(false);
  return wanted ? (
    <UsedMenu {...props} />
  ) : (
    cloneElement(props.target, { 'aria-haspopup': 'menu', onClick: () => setWanted(true) })
  );
}

/** Drawn above the page but inside its main part, where readers look for it. */
function UsedMenu({ target, width, children }: ActionMenuProps) {
  const [opened, setOpened] = useState(false);
  const button = useRef<HTMLElement>(null);
  useEffect(() => {
    // The button was made anew with its menu; the focus, which comes back to it, was on the one before.
    button.current?.focus({ preventScroll: true });
    setOpened(true);
  }, []);
  return (
    <Menu
      opened={opened}
      onChange={setOpened}
      position="bottom-end"
      shadow="md"
      width={width}
      withInitialFocusPlaceholder={false}
      returnFocus
      portalProps={{ target: 'main' }}
    >
      <Menu.Target>{cloneElement(target, { ref: button })}</Menu.Target>
      <Menu.Dropdown>{children}</Menu.Dropdown>
    </Menu>
  );
}
