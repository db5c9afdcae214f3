/** The pages that exist, as the bar and the Administration page see them. */
import { type Gate, levels, passes } from '@assay/domain/access';
import { type NavigationCaller, navigationFor, type PagePath } from '@assay/domain/pages';
import { type AnyRouter, useRouter } from '@tanstack/react-router';

export interface Page {
  path: PagePath;
  /** Its name in the bar and in lists of pages. */
  title: string;
  /** One line on what it is for. */
  about: string;
  gate: Gate;
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    page?: Page;
  }
}

export function usePages(): Page[] {
  const { routesById }: AnyRouter = useRouter();
  return Object.values(routesById).flatMap((route) => route.options.staticData?.page ?? []);
}

/** The items of this person's bar, in the order of the specification; without a level there is no bar. */
export const barPages = (pages: readonly Page[], caller: NavigationCaller): Page[] =>
  (caller.level === levels.None ? [] : navigationFor(caller)).flatMap(
    ({ path }) => pages.find((page) => page.path === path) ?? [],
  );

const reachedOtherwise: readonly PagePath[] = ['/', '/Account', '/Administration', '/UserManagement'];

/** What this person may open but has no item for. */
export function administrationPages(pages: readonly Page[], caller: NavigationCaller): Page[] {
  const listed = barPages(pages, caller);
  return pages.filter(
    (page) => passes(page.gate, caller) && !listed.includes(page) && !reachedOtherwise.includes(page.path),
  );
}
