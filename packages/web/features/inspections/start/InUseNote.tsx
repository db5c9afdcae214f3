import type { Equipment } from '@assay/contract/equipment';
import { ownMoment } from '@assay/domain/time';
import { Alert } from '@mantine/core';
import { TextLink } from '../../../ui/TextLink.tsx';
import { openedAt } from '../inspection-link.ts';
import classes from './in-use-note.module.css';
import { t } from './start.texts.ts';

/** What is carried out on the machine already, as far as the reader may see it: perhaps it is that one that is meant. */
export function InUseNote({ machine }: { machine: Pick<Equipment, 'inspections'> }) {
  const inUse = machine.inspections.filter(({ status }) => status === 'In_Use');
  if (inUse.length === 0) return null;
  return (
    <Alert title={t('inUseTitle')}>
      <ul className={classes.inspections}>
        {inUse.map((inspection) => (
          <li key={inspection.id}>
            <TextLink inherit {...openedAt(inspection)}>
              {inspection.name}
            </TextLink>{' '}
            {t('inUseSince', { date: ownMoment(inspection.inspectionDate), inspector: inspection.inspector })}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
