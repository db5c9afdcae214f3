import { createContext, use } from 'react';

export interface MovingOn {
  /** The point was answered by one tap: the next open one comes, where that is wished for and nothing else is asked. */
  answered: () => void;
  /** The number of the point that would come; undefined where none does. */
  to: number | undefined;
}

/** Where points stand below each other, nothing moves. */
const staying: MovingOn = { answered: () => undefined, to: undefined };

export const MovingOnContext = createContext<MovingOn>(staying);

export const useMovingOn = (): MovingOn => use(MovingOnContext);
