import { isActivePath } from '@assay/domain/pages';
import { Link } from '@tanstack/react-router';
import classes from './bar.module.css';
import type { Page } from './pages.ts';
import { t } from './shell.texts.ts';

interface BarItemsProps {
  items: readonly Page[];
  /** Where the person is. */
  path: string;
  folded?: boolean;
}

/** The pages of the bar as links, the active one underlined. */
export function BarItems({ items, path, folded = false }: BarItemsProps) {
  if (items.length === 0) return null;
  return (
    <nav aria-label={t('pages')} className={folded ? classes.foldedItems : classes.items}>
      {items.map((page) => {
        const active = isActivePath(path, page.path);
        return (
          <Link
            key={page.path}
            to={page.path}
            // The link itself would call every page below `/` the current one.
            activeOptions={{ exact: true }}
            className={folded ? classes.foldedItem : classes.item}
            data-active={active || undefined}
            aria-current={active ? 'page' : undefined}
          >
            {page.title}
          </Link>
        );
      })}
    </nav>
  );
}
