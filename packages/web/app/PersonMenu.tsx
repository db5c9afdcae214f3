import { Divider, Popover, Stack, Text, UnstyledButton } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconChevronDown, IconUser } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useSession } from '../api/session.ts';
import { ColorSchemePicker } from '../features/auth/ColorSchemePicker.tsx';
import { EndDebugTokenButton } from '../features/auth/EndDebugTokenButton.tsx';
import { LanguagePicker } from '../features/auth/LanguagePicker.tsx';
import { Tooltip } from '../ui/Tooltip.tsx';
import classes from './bar.module.css';
import { t as pages } from './pages.texts.ts';
import { t } from './shell.texts.ts';

/** Opens at the person's e-mail. */
export function PersonMenu({ administers }: { administers: boolean }) {
  const { user } = useSession();
  const [open, setOpen] = useState(false);
  const roomy = useMediaQuery('(min-width: 40em)', true, { getInitialValueInEffect: false });
  const close = () => setOpen(false);

  return (
    <Popover opened={open} onChange={setOpen} position="bottom-end" width={300} shadow="md" trapFocus returnFocus>
      <Popover.Target>
        <Tooltip label={t('personMenuHint')} disabled={open}>
          <UnstyledButton
            className={classes.person}
            onClick={() => setOpen(!open)}
            aria-label={t('personMenu', { email: user.email })}
          >
            {roomy ? <span>{user.email}</span> : <IconUser size={22} aria-hidden />}
            {roomy && <IconChevronDown size={16} aria-hidden />}
          </UnstyledButton>
        </Tooltip>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('personMenu', { email: user.email })}>
        <Stack gap="sm">
          <div>
            <Text fw={600}>{user.name}</Text>
            <Text size="sm" c="dimmed" truncate>
              {user.email}
            </Text>
          </div>
          <Divider />
          <div>
            <Link to="/Account" className={classes.menuItem} onClick={close}>
              {pages('account')}
            </Link>
            {administers && (
              <Link to="/Administration" className={classes.menuItem} onClick={close}>
                {pages('administration')}
              </Link>
            )}
          </div>
          {user.debugToken && <EndDebugTokenButton />}
          <Divider />
          <ColorSchemePicker />
          <LanguagePicker />
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}
