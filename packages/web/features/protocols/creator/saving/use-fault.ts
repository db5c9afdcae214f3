import { useDraft } from '../../../../ui/draft/draft-store.ts';
import { useCreator, useView } from '../creator-state.ts';

/** What is wrong at a place: by the rules, once saving was tried, or by the server's last answer. */
export function useFault(place: string): string | undefined {
  const { faults, refused } = useCreator();
  const tried = useView((view) => view.tried);
  const now = useDraft(faults, ({ byPlace }) => byPlace[place]);
  const then = useDraft(refused, ({ byPlace }) => byPlace[place]);
  return (tried ? now : undefined) ?? then;
}
