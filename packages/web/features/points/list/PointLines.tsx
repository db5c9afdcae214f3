import type { PointListItem } from '@assay/contract/points/point';
import { languages } from '@assay/domain/languages';
import { pointTypeTitles } from '@assay/domain/points/point-types';
import { IconAlertTriangle } from '@tabler/icons-react';
import { Highlighted } from '../../../ui/list/Highlighted.tsx';
import { t } from './list.texts.ts';
import classes from './point-entry.module.css';

/** How high an entry is, in pixels: its three lines never wrap. */
export const entryHeight = 80;

const languageName = (code: string): string => languages.find(({ id }) => id === code)?.name ?? code;

/** What an entry of the list says of its point: name, type, families and languages. */
export const PointLines = ({ point, search }: { point: PointListItem; search: string }) => (
  <>
    <span className={classes.name}>
      <Highlighted text={point.name} search={search} />
    </span>
    <span className={classes.line}>
      {[pointTypeTitles[point.type] ?? point.type, ...point.productFamilyNames].join(' · ')}
    </span>
    <span className={classes.tags}>
      {point.languages.map(({ id, outdated }) => (
        <span
          key={id}
          className={classes.tag}
          data-outdated={outdated || undefined}
          title={t(outdated ? 'outdated' : 'translated', { language: languageName(id) })}
        >
          {outdated && <IconAlertTriangle size={12} aria-hidden />}
          {id}
        </span>
      ))}
    </span>
  </>
);
