import { type Gate, passes } from '@assay/domain/access';
import type { ComponentType } from 'react';
import { useSession } from '../api/session.ts';

/**
 * A list that is nothing at all to those below its level, wherever it stands: it neither shows nor asks for anything.
 * Pages say in words that rights are missing; what is put together from lists leaves out those that are not for the reader.
 */
export function blankBelow<Props extends object>(gate: Gate, List: ComponentType<Props>): ComponentType<Props> {
  return function BlankBelow(props: Props) {
    return passes(gate, useSession()) ? <List {...props} /> : null;
  };
}
