import type { Product } from '@assay/domain/measurements/limits';
import type { ProtocolPoint } from '@assay/domain/protocols/protocol';
import type { Stage } from '@assay/domain/protocols/walk';
import { Alert, Button, Group, Progress, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { type ReactNode, useRef } from 'react';
import { ListBeside } from '../../../ui/ListBeside.tsx';
import { t } from './preview.texts.ts';
import type { PreviewedProtocol } from './previewed-protocol.ts';
import { TriedPoint } from './TriedPoint.tsx';
import { useWalk } from './use-walk.ts';
import { WalkList } from './WalkList.tsx';
import classes from './walk.module.css';

interface WalkProps {
  protocol: PreviewedProtocol;
  stages: readonly Stage[];
  product: Product;
  pointName: (point: ProtocolPoint) => string;
  /** The way back to the start. */
  again: ReactNode;
}

/** One point at a time, beside the list of all where there is room. */
export function Walk({ protocol, stages, product, pointName, again }: WalkProps) {
  const walk = useWalk({ protocol, stages, product });
  const top = useRef<HTMLDivElement>(null);
  const { shown, place, current, warning } = walk;
  if (!current) return null;
  const answered = shown.filter(({ point }) => walk.isAnswered(point.id)).length;
  const step = (by: number) => {
    walk.goTo(shown[place + by]?.point.id ?? '');
    top.current?.scrollIntoView({ block: 'start' });
  };
  return (
    <div ref={top}>
      <ListBeside
        list={
          <div className={classes.list}>
            <WalkList
              protocol={protocol}
              stages={walk.stages}
              currentId={current.point.id}
              isAnswered={walk.isAnswered}
              pointName={pointName}
              onGo={walk.goTo}
            />
          </div>
        }
      >
        <div aria-live="polite">
          <Text size="sm" c="dimmed">
            {[
              t('place', { number: place + 1, count: shown.length }),
              t('progress', { answered, count: shown.length }),
            ].join(' · ')}
          </Text>
        </div>
        <Progress
          value={(100 * answered) / shown.length}
          aria-label={t('progress', { answered, count: shown.length })}
        />
        {warning && (
          <Alert color="yellow" icon={<IconAlertTriangle aria-hidden />}>
            {warning}
          </Alert>
        )}
        <TriedPoint
          key={current.point.id}
          protocol={protocol}
          placed={current}
          product={product}
          trial={walk.trialOf(current.point.id)}
          onAnswer={walk.answer}
          nextId={shown[place + 1]?.point.inspectionPointId}
        />
        <Group gap="sm">
          <Button variant="default" disabled={place === 0} onClick={() => step(-1)}>
            {t('back')}
          </Button>
          <Button disabled={place === shown.length - 1} onClick={() => step(1)}>
            {t('next')}
          </Button>
          {again}
        </Group>
      </ListBeside>
    </div>
  );
}
