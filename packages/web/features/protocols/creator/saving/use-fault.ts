import { useDraft } from '../../../../ui/draft/draft-store.ts';
import { useCreator } from '../creator-state.ts';

/** What is wrong at a place: by the rules, or by the server's last answer. */
export function useFault(place: string): string | undefined {
  const { faults, refused } = useCreator();
  const now = useDraft(faults, ({ byPlace }) => byPlace[place]);
  const then = useDraft(refused, ({ byPlace }) => byPlace[place]);
  return now ?? then;
}
