import { can, levels } from '@assay/domain/access';
import { Notifications } from '@mantine/notifications';
import { useQueryClient } from '@tanstack/react-query';
import { Outlet } from '@tanstack/react-router';
import { Suspense, useEffect, useRef } from 'react';
import { useSession } from '../api/session.ts';
import { useSignInNeeded } from '../api/sign-in-again.ts';
import { lazyExport } from '../ui/lazy-export.tsx';
import { isReturnedTo } from '../ui/list/list-place.ts';
import { usePathname } from '../ui/use-pathname.ts';
import { Bar } from './Bar.tsx';
import classes from './shell.module.css';
import { t } from './shell.texts.ts';

const SignInAgainDialog = lazyExport(() => import('../features/auth/SignInAgainDialog.tsx'), 'SignInAgainDialog');

/** What surrounds every page of a signed-in person. */
export function Shell() {
  const session = useSession();
  const signInNeeded = useSignInNeeded();
  const content = useRef<HTMLElement>(null);
  useFocusOnNavigation(content);
  useKeptWork();
  // Fetched ahead of need: when a session ends, its release may be gone from the server.
  useEffect(() => void SignInAgainDialog.fetchAhead(), []);

  return (
    <>
      {session.level > levels.None && (
        <>
          <button type="button" className={classes.skip} onClick={() => content.current?.focus()}>
            {t('skip')}
          </button>
          <Bar />
        </>
      )}
      <main ref={content} tabIndex={-1} className={classes.content}>
        <Outlet />
      </main>
      <Notifications position="bottom-right" containerWidth="21rem" />
      {signInNeeded && (
        <Suspense>
          <SignInAgainDialog />
        </Suspense>
      )}
    </>
  );
}

/** Without this a keyboard or screen reader would stay on the link of the page just left. */
function useFocusOnNavigation(content: { current: HTMLElement | null }): void {
  const pathname = usePathname();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    // The list that one comes back to has put it on the row that was left.
    if (!isReturnedTo(document.activeElement)) content.current?.focus({ preventScroll: true });
  }, [pathname, content]);
}

/** Work that was left on this device goes out whatever page is open. */
function useKeptWork(): void {
  const client = useQueryClient();
  const mayPerform = can(useSession(), 'inspections.perform');
  useEffect(() => {
    let stop: (() => void) | undefined;
    let isLeft = false;
    void import('./send-kept-work.ts').then(({ sendKeptWork }) => {
      if (!isLeft) stop = sendKeptWork(mayPerform ? client : undefined);
    });
    return () => {
      isLeft = true;
      stop?.();
    };
  }, [client, mayPerform]);
}
