import type { PlacedPoint, ProtocolPoint } from '@assay/domain/protocols/protocol';
import type { Stage } from '@assay/domain/protocols/walk';
import { VisuallyHidden } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useGrowing } from '../../../ui/use-growing.ts';
import { phasesQuery } from '../protocols.queries.ts';
import { t } from './preview.texts.ts';
import type { PreviewedProtocol } from './previewed-protocol.ts';
import { useReaderWords } from './use-reader-words.ts';
import classes from './walk-list.module.css';

interface WalkListProps {
  protocol: PreviewedProtocol;
  stages: readonly Stage[];
  currentId: string;
  isAnswered: (protocolPointId: string) => boolean;
  pointName: (point: ProtocolPoint) => string;
  onGo: (protocolPointId: string) => void;
}

/** All points of the walk that are shown now, by phase and category. */
export function WalkList({ protocol, stages, currentId, isAnswered, pointName, onGo }: WalkListProps) {
  const { data: phases = [] } = useQuery({ ...phasesQuery, enabled: protocol.phasesOn });
  const words = useReaderWords();
  const phaseName = (id: string | null): string => {
    const phase = phases.find((one) => one.id === id);
    return phase ? words.phase(phase.name) : t('noPhase');
  };
  // A long list is drawn in pieces, so that the first point does not wait for it.
  const many = useGrowing(Math.max(0, ...stages.map(({ points }) => points.length)), 30);
  const CategoryHeading = protocol.phasesOn ? 'h4' : 'h3';
  return (
    <nav aria-label={t('points')} className={classes.list}>
      {stages.map(({ phaseId, points }) => (
        <section key={phaseId}>
          {protocol.phasesOn && <h3 className={classes.phase}>{phaseName(phaseId)}</h3>}
          {byCategory(points.slice(0, many)).map(([title, some]) => (
            <section key={some[0]?.point.id}>
              <CategoryHeading className={classes.category}>{title}</CategoryHeading>
              <ol className={classes.points}>
                {some.map(({ point }) => (
                  <li key={point.id}>
                    <button
                      type="button"
                      className={classes.point}
                      aria-current={point.id === currentId ? 'step' : undefined}
                      onClick={() => onGo(point.id)}
                    >
                      <span className={classes.name}>{pointName(point)}</span>
                      {isAnswered(point.id) && (
                        <>
                          <IconCheck size={16} aria-hidden />
                          <VisuallyHidden>{t('answered')}</VisuallyHidden>
                        </>
                      )}
                    </button>
                  </li>
                ))}
              </ol>
            </section>
          ))}
        </section>
      ))}
    </nav>
  );
}

/** Neighbours of one category together, under its title. */
function byCategory(points: readonly PlacedPoint[]): [title: string, points: PlacedPoint[]][] {
  const groups: [string, PlacedPoint[]][] = [];
  for (const placed of points) {
    const last = groups.at(-1);
    if (last?.[1].at(-1)?.category === placed.category) last[1].push(placed);
    else groups.push([placed.category.title, [placed]]);
  }
  return groups;
}
