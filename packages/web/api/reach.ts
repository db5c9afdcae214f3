/** Whether the last call was answered: browsers notice only some of the networks that fail. */
let isAway = false;
const listeners = new Set<() => void>();

/** Notes whether the server answered; the first answer after a time without tells those who wait for it. */
export function noteReach(isAnswered: boolean): void {
  const isBack = isAway && isAnswered;
  isAway = !isAnswered;
  if (isBack) for (const listener of [...listeners]) listener();
}

/** Asks to be told whenever the server answers again. */
export function onReachAgain(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
