import { namedPoints } from '@assay/domain/runs/named-points';
import { stepsOf } from '@assay/domain/runs/submit-check';
import { Alert, Button, Text, UnstyledButton } from '@mantine/core';
import { IconArrowBackUp, IconChevronDown } from '@tabler/icons-react';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useId, useState } from 'react';
import type { RunModel } from '../../runs/perform/run-model.ts';
import { t } from './perform.texts.ts';
import classes from './state-notes.module.css';
import { tabOf } from './tabs.ts';

interface Place {
  tab?: string;
  point?: string;
}

/** Why the work came back, with the way to each point that is named: whole at first, one line once the inspector has gone on. */
export function SentBackNote({ reason, models }: { reason: string; models: readonly RunModel[] }) {
  const here: Place = useSearch({ strict: false });
  const navigate = useNavigate();
  const id = useId();
  const [isOpen, setOpen] = useState(true);
  const [read, setRead] = useState(here);
  if (read.point !== here.point || read.tab !== here.tab) {
    setRead(here);
    setOpen(false);
  }
  const named = models.flatMap((model, run) =>
    namedPoints(reason, stepsOf(model.work())).map(({ at, number }) => ({
      name: t('namedPoint', { number, name: at.point.name }),
      place: { tab: tabOf(run === 0 ? 'points' : 'configurator', models.length > 1), point: at.id },
    })),
  );
  const fold = (
    <UnstyledButton
      className={classes.fold ?? ''}
      aria-expanded={isOpen}
      aria-controls={id}
      onClick={() => setOpen(!isOpen)}
    >
      <IconArrowBackUp size={20} aria-hidden className={classes.sign} />
      <span className={classes.title}>{t('sentBackTitle')}</span>
      {!isOpen && <span className={classes.gist}>{reason}</span>}
      <IconChevronDown size={20} aria-hidden className={classes.arrow} />
    </UnstyledButton>
  );
  return (
    <Alert
      color="yellow"
      classNames={{ root: classes.sentBack ?? '', body: classes.sentBackBody ?? '' }}
      title={undefined}
    >
      {fold}
      <div id={id} className={classes.why}>
        {isOpen && (
          <>
            <Text className={classes.reason ?? ''}>{reason}</Text>
            {named.length > 0 && (
              <ul className={classes.named} aria-label={t('namedPoints')}>
                {named.map(({ name, place }) => (
                  <li key={`${place.tab} ${place.point}`}>
                    <Button
                      variant="default"
                      onClick={() =>
                        void navigate({
                          to: '.',
                          search: ((before: object) => ({ ...before, ...place })) as never,
                          resetScroll: false,
                        })
                      }
                    >
                      {name}
                    </Button>
                  </li>
                ))}
              </ul>
            )}
          </>
        )}
      </div>
    </Alert>
  );
}
