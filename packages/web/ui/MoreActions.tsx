import { ActionIcon } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { ActionMenu } from './ActionMenu.tsx';
import { t } from './ui.texts.ts';

/** What is done with a record now and then, or destroys it, behind one button at its head. */
export const MoreActions = ({ children }: { children: ReactNode }) => (
  <ActionMenu
    width="14rem"
    target={
      <ActionIcon variant="default" size="var(--assay-control-height)" aria-label={t('moreActions')}>
        <IconDots size={18} aria-hidden />
      </ActionIcon>
    }
  >
    {children}
  </ActionMenu>
);
