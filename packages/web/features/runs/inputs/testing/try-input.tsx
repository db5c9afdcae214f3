import type { Product } from '@assay/domain/measurements/limits';
import type { Point } from '@assay/domain/points/point';
import { emptyResult } from '@assay/domain/points/rules';
import { type Rating, ratings } from '@assay/domain/ratings';
import userEvent from '@testing-library/user-event';
import { useCallback, useState } from 'react';
import { renderPiece } from '../../../../testing/render-app.tsx';
import { type AnyRunInputProps, RunInput } from '../RunInput.tsx';

interface Kept {
  result: unknown;
  rating: Rating;
  comment: string;
}

interface TriedInputProps {
  point: Point;
  product: Product;
  unit: string;
  begin: Kept;
  fromLastVisit: ReadonlySet<string> | undefined;
  measured: Given['measured'];
  kept: { current: Kept };
}

/** An input with somebody who keeps what it answers. */
function TriedInput({ point, product, unit, begin, fromLastVisit, measured, kept }: TriedInputProps) {
  const [state, setState] = useState(begin);
  kept.current = state;
  const onChange = useCallback(
    (change: (result: never) => unknown) =>
      setState((before) => ({ ...before, result: change(before.result as never) })),
    [],
  );
  const props = {
    ...state,
    point,
    product,
    unit,
    disabled: false,
    fromLastVisit,
    measured,
    onChange,
    onRating: (rating: Rating) => setState((before) => ({ ...before, rating })),
    onComment: (comment: string) => setState((before) => ({ ...before, comment })),
  };
  return <RunInput {...(props as unknown as AnyRunInputProps)} />;
}

interface Given {
  product?: Partial<Product>;
  unit?: string;
  comment?: string;
  rating?: Rating;
  result?: unknown;
  fromLastVisit?: ReadonlySet<string>;
  measured?: readonly { at: string; value: number }[];
}

export function tryInput(
  point: Point,
  { product = {}, unit = '', comment = '', rating = ratings.NotSet, result, fromLastVisit, measured }: Given = {},
) {
  const begin = { result: result ?? emptyResult(point), rating, comment };
  const kept = { current: begin as Kept };
  renderPiece(
    <TriedInput
      point={point}
      product={{ productFamilyId: null, productModelId: null, ...product }}
      unit={unit}
      begin={begin}
      fromLastVisit={fromLastVisit}
      measured={measured}
      kept={kept}
    />,
  );
  return { user: userEvent.setup(), kept };
}
