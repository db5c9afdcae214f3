import { useProtocol } from '../creator-state.ts';

const fewPoints = 60;
const fewCategories = 12;

/** Whether all of the protocol can be in the page at once, where the browser's own search finds it. */
export const useIsSmall = (): boolean =>
  useProtocol(
    ({ categories }) =>
      categories.length <= fewCategories &&
      categories.reduce((sum, { inspectionPoints }) => sum + inspectionPoints.length, 0) <= fewPoints,
  );
