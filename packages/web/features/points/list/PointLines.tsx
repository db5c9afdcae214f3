import type { PointListItem } from '@assay/contract/points/point';
import { languageName } from '@assay/domain/languages';
import { pointTypeTitles } from '@assay/domain/points/point-types';
import { searchedBy } from '@assay/domain/search-words';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { Fragment } from 'react';
import { useSession } from '../../../api/session.ts';
import { Highlighted } from '../../../ui/list/Highlighted.tsx';
import { excerptAtMatch } from '../../../ui/list/split-at-matches.ts';
import { t } from './list.texts.ts';
import classes from './point-entry.module.css';

/** How high an entry is, in pixels: its three lines never wrap. */
export const entryHeight = 80;

interface PointLinesProps {
  point: PointListItem;
  search: string;
  /** What else is to be said of it where it is listed, before its languages. */
  mark?: string | undefined;
}

/** Why a point was found whose name does not hold what was searched for. */
function FoundElsewhere({ point, search }: PointLinesProps) {
  if (searchedBy(search)(point.name)) return null;
  const matching = point.tags.filter((tag) => excerptAtMatch(tag, search) !== '');
  return [excerptAtMatch(point.description, search), ...matching.map((tag) => t('tag', { tag }))]
    .filter(Boolean)
    .map((text) => (
      <Fragment key={text}>
        {' · '}
        <Highlighted text={text} search={search} />
      </Fragment>
    ));
}

/** What an entry of the list says of its point: name, type, families and languages. */
export const PointLines = ({ point, search, mark }: PointLinesProps) => {
  const { external } = useSession();
  return (
    <>
      <span className={classes.name}>
        <Highlighted text={point.name} search={search} />
      </span>
      <span className={classes.line}>
        {[pointTypeTitles[point.type] ?? point.type, ...point.productFamilyNames].join(' · ')}
        <FoundElsewhere point={point} search={search} />
      </span>
      <span className={classes.tags}>
        {external && point.editable && <span className={classes.own}>{t('own')}</span>}
        {mark && (
          <span className={classes.mark}>
            <IconCheck size={12} aria-hidden />
            {mark}
          </span>
        )}
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
};
