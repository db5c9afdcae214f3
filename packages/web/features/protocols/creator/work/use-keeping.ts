import { useEffect } from 'react';
import { useSession } from '../../../../api/session.ts';
import type { CreatorState } from '../creator-state.ts';
import { forgetWork, keepWork } from './kept-work.ts';

const pause = 400;

/** Keeps the work in the browser whenever the author pauses, and at the last moment when the page goes. */
export function useKeeping({ work, view, begun }: CreatorState): void {
  const { user } = useSession();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    function keep(): void {
      clearTimeout(timer);
      timer = undefined;
      if (work.get() === begun.work) {
        forgetWork(user.id);
        return;
      }
      const kept = keepWork(user.id, work.get()) ? 'kept' : 'failed';
      view.set((before) => (before.keeping === kept ? before : { ...before, keeping: kept }));
    }
    const keepLast = (): void => {
      if (timer !== undefined) keep();
    };
    const unsubscribe = work.subscribe(() => {
      clearTimeout(timer);
      timer = setTimeout(keep, pause);
    });
    window.addEventListener('pagehide', keepLast);
    return () => {
      keepLast();
      unsubscribe();
      window.removeEventListener('pagehide', keepLast);
    };
  }, [work, view, begun, user.id]);
}
