import { Menu } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';

interface DeleteItemProps {
  /** What is deleted: 'Delete report'. */
  label: string;
  onClick?: () => void;
}

/** The item of a menu that destroys something, in the colour of danger. */
export const DeleteItem = ({ label, onClick }: DeleteItemProps) => (
  <Menu.Item c="var(--mantine-color-error)" leftSection={<IconTrash size={16} aria-hidden />} onClick={onClick}>
    {label}
  </Menu.Item>
);
