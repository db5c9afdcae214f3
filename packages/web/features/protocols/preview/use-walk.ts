import type { Product } from '@assay/domain/measurements/limits';
import type { Point } from '@assay/domain/points/point';
import { resultValue } from '@assay/domain/protocols/dependencies/result-value';
import { inEnglish } from '@assay/domain/protocols/in-language';
import { type PlacedPoint, placedPoints } from '@assay/domain/protocols/protocol';
import { type Presence, shownPoints } from '@assay/domain/protocols/shown-points';
import type { Stage } from '@assay/domain/protocols/walk';
import { useCallback, useMemo, useState } from 'react';
import { faultText } from '../../../ui/fault-text.ts';
import type { Trial } from '../../points/preview/trial.ts';
import { useProducts } from '../../points/products.ts';
import type { PreviewedProtocol } from './previewed-protocol.ts';

/** What was answered to a point, beside the point as it was then. */
interface Answered {
  point: Point;
  trial: Trial;
}

interface WalkGiven {
  protocol: PreviewedProtocol;
  stages: readonly Stage[];
  product: Product;
}

/** Where the walk is: what is shown given what was answered, and the point that it stands at. */
export function useWalk({ protocol, stages, product: { productFamilyId, productModelId } }: WalkGiven) {
  const { families } = useProducts();
  const [answers, setAnswers] = useState<Readonly<Record<string, Answered>>>({});
  const [wantedId, setWantedId] = useState('');
  const models = families.find(({ id }) => id === productFamilyId)?.productModels ?? [];
  const modelName = models.find(({ id }) => id === productModelId)?.name ?? null;

  const presences = useMemo(() => {
    // Points that are left out at the start have no value, but they are there.
    const every = placedPoints(protocol).map(({ point }) => point);
    const walked = new Set(stages.flatMap(({ points }) => points.map(({ point }) => point.id)));
    const answerTo = (id: string) => {
      const answered = walked.has(id) ? answers[id] : undefined;
      return answered ? resultValue(inEnglish(answered.point), answered.trial.result) : null;
    };
    return shownPoints(every, answerTo, modelName);
  }, [protocol, stages, answers, modelName]);

  const shownStages = useMemo(
    () =>
      stages
        .map((stage) => ({ ...stage, points: stage.points.filter(({ point }) => presences.get(point.id)?.shown) }))
        .filter(({ points }) => points.length > 0),
    [stages, presences],
  );
  const shown = shownStages.flatMap(({ points }) => points);
  const place = Math.max(0, placeNear(stages, shown, wantedId));
  const answer = useCallback(
    (id: string, point: Point, change: (before: Trial | undefined) => Trial) =>
      setAnswers((before) => ({ ...before, [id]: { point, trial: change(before[id]?.trial) } })),
    [],
  );
  const current = shown[place];
  return {
    stages: shownStages,
    shown,
    place,
    current,
    warning: current ? warningOf(presences, current) : null,
    goTo: setWantedId,
    isAnswered: (id: string) => answers[id] !== undefined,
    trialOf: (id: string) => answers[id]?.trial,
    answer,
  };
}

const warningOf = (presences: ReadonlyMap<string, Presence>, { point }: PlacedPoint): string | null => {
  const warning = presences.get(point.id)?.warning;
  return warning ? faultText(warning) : null;
};

/** The place of a point, or of the next one that is shown where it has been hidden. */
function placeNear(stages: readonly Stage[], shown: readonly PlacedPoint[], wantedId: string): number {
  const every = stages.flatMap(({ points }) => points.map(({ point }) => point.id));
  const following = every.slice(every.indexOf(wantedId));
  const places = new Map(shown.map(({ point }, place) => [point.id, place]));
  if (wantedId === '' || !every.includes(wantedId)) return 0;
  const next = following.find((id) => places.has(id));
  return next === undefined ? shown.length - 1 : (places.get(next) ?? 0);
}
