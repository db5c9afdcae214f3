import { can } from '@assay/domain/access';
import { isActivePath } from '@assay/domain/pages';
import { Burger } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { Link } from '@tanstack/react-router';
import { type KeyboardEvent, Suspense, use, useRef, useState } from 'react';
import { useSession } from '../api/session.ts';
import { ApplicationName } from '../ui/application-name.ts';
import { lazyExport } from '../ui/lazy-export.tsx';
import { Mark } from '../ui/Mark.tsx';
import { usePathname } from '../ui/use-pathname.ts';
import { BarItems } from './BarItems.tsx';
import classes from './bar.module.css';
import { PersonMenu } from './PersonMenu.tsx';
import { administrationPages, barPages, usePages } from './pages.ts';
import { t } from './shell.texts.ts';

const ReviewMark = lazyExport(() => import('../features/inspections/review/ReviewMark.tsx'), 'ReviewMark');
const DeviceSign = lazyExport(() => import('../features/device/DeviceSign.tsx'), 'DeviceSign');

/** As many items as fit beside name and e-mail on a line of 1024 px. */
const fewItems = 7;
const atOnce = { getInitialValueInEffect: false };

/** One line from 1280 px up, and from 1024 px where the items are few; folded into a menu below. */
export function Bar() {
  const session = useSession();
  const pages = usePages();
  const pathname = usePathname();
  const items = barPages(pages, session);
  const [fitsAll, fitsFew] = [
    useMediaQuery('(min-width: 80em)', true, atOnce),
    useMediaQuery('(min-width: 64em)', true, atOnce),
  ];
  const wide = fitsAll || (fitsFew && items.length <= fewItems);

  return (
    <header className={classes.bar}>
      <Link to="/" className={classes.name} activeOptions={{ exact: true }}>
        <Mark />
        <span>{use(ApplicationName)}</span>
      </Link>
      {wide ? (
        <BarItems items={items} path={pathname} />
      ) : (
        <span className={classes.here}>{items.find(({ path }) => isActivePath(pathname, path))?.title}</span>
      )}
      <span className={classes.gap} />
      <Suspense>
        {can(session, 'inspections.perform') && <ReviewMark />}
        <DeviceSign />
      </Suspense>
      <PersonMenu administers={administrationPages(pages, session).length > 0} />
      {wide ? (
        <Link to="/auth/logout" className={classes.item}>
          {t('logOut')}
        </Link>
      ) : (
        // Keyed by the path: following an item closes the menu.
        <FoldedItems key={pathname} items={items} path={pathname} />
      )}
    </header>
  );
}

function FoldedItems({ items, path }: { items: ReturnType<typeof barPages>; path: string }) {
  const [open, setOpen] = useState(false);
  const burger = useRef<HTMLButtonElement>(null);

  function closeByKey(event: KeyboardEvent) {
    if (event.key !== 'Escape') return;
    setOpen(false);
    burger.current?.focus();
  }

  return (
    <>
      <Burger
        ref={burger}
        opened={open}
        onClick={() => setOpen(!open)}
        aria-expanded={open}
        aria-label={open ? t('closeMenu') : t('openMenu')}
        size="sm"
        color="var(--assay-bar-on)"
        className={classes.burger}
      />
      {open && (
        // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes the menu from any item in it.
        <div className={classes.folded} onKeyDown={closeByKey}>
          <BarItems items={items} path={path} folded />
          <Link to="/auth/logout" className={classes.foldedItem}>
            {t('logOut')}
          </Link>
        </div>
      )}
    </>
  );
}
