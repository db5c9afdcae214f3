import type { PointResult } from '@assay/domain/runs/result';
import { createContext, use } from 'react';

export interface MovingOn {
  /** The point was answered by one tap: the next open one comes, where that is wished for and nothing else is asked. */
  answered: () => void;
  /** The number of the point that would come after such an answer; undefined where none does. */
  toAfter: (result: PointResult) => number | undefined;
  /** Goes on from the last field of a point; absent where one stays. */
  on?: () => void;
}

/** Where points stand below each other, nothing moves. */
const staying: MovingOn = { answered: () => undefined, toAfter: () => undefined };

export const MovingOnContext = createContext<MovingOn>(staying);

export const useMovingOn = (): MovingOn => use(MovingOnContext);
