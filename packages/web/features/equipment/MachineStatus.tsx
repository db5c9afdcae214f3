import type { Equipment } from '@assay/contract/equipment';
import type { EquipmentTrend } from '@assay/contract/equipment-trends';
import type { MachineFollowUp } from '@assay/contract/follow-ups';
import { isOpen, isOverdue } from '@assay/domain/inspections/follow-up';
import { listDay } from '@assay/domain/time';
import { standingOf } from '@assay/domain/trends/trend-urgency';
import { useQuery } from '@tanstack/react-query';
import { type Figure, Figures } from '../../ui/Figures.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { machineFollowUpsQuery } from '../follow-ups/follow-ups.queries.ts';
import { reportLink } from '../visits/visit-link.ts';
import { equipmentTrendsQuery } from './equipment-trends.queries.ts';
import { t } from './machine-status.texts.ts';

/** What somebody who opens a machine wants to know first: what is open, when it was seen, what comes next. */
export function MachineStatus({ machine }: { machine: Equipment }) {
  const followUps = useQuery(machineFollowUpsQuery(machine.id));
  const trends = useQuery(equipmentTrendsQuery(machine.id));
  return (
    <Figures
      label={t('title')}
      figures={[openFigure(followUps.data), lastVisitFigure(machine), limitFigure(trends.data), hoursFigure(machine)]}
    />
  );
}

function openFigure(items: readonly MachineFollowUp[] | undefined): Figure {
  const open = items?.filter(({ state }) => isOpen(state)) ?? [];
  const overdue = open.filter((item) => isOverdue(item, new Date())).length;
  const high = open.filter(({ priority }) => priority === 'High').length;
  return {
    label: t('openActions'),
    figure: items ? (
      <>
        {open.length}
        {overdue > 0 && <Tag tone="late">{t('overdue', { count: overdue })}</Tag>}
      </>
    ) : (
      t('waiting')
    ),
    detail: items && (open.length > 0 ? priorityText(high) : closedText(items)),
  };
}

const priorityText = (high: number): string => (high > 0 ? t('highPriority', { count: high }) : t('noneHigh'));

/** What is done and not yet verified is still somebody's to look at. */
function closedText(items: readonly MachineFollowUp[]): string {
  const done = items.filter(({ state }) => state === 'done').length;
  return done > 0 ? t('toVerify', { count: done }) : t('nothingOpen');
}

/** The newest of what was submitted: an inspection of the machine, or an audit of the plant that it stands in. */
function lastVisitFigure({ inspections, audits }: Equipment): Figure {
  const label = t('lastVisit');
  const inspection = inspections.find(({ status }) => status !== 'In_Use');
  const audit = audits.find(({ version }) => version > 0);
  const last = [inspection, audit]
    .flatMap((visit) => visit ?? [])
    .toSorted((one, other) => other.inspectionDate.localeCompare(one.inspectionDate))[0];
  if (!last) return { label, figure: t('none'), detail: t('neverVisited') };
  return {
    label,
    figure: listDay(last.inspectionDate),
    detail: (
      <>
        {last === inspection ? (
          <TextLink {...reportLink(inspection.id)}>{inspection.displayName}</TextLink>
        ) : (
          <TextLink to="/Audits/$id/report" params={{ id: last.id }}>
            {t('audit', { name: last.name })}
          </TextLink>
        )}
        {last.inspector}
      </>
    ),
  };
}

type Ending = Pick<EquipmentTrend, 'title' | 'unit' | 'lifeEnd' | 'lines' | 'limits'>;

/** Nothing will reach a limit, which is not all: something may be beyond its limits already. */
function beyondFigure(trends: readonly Ending[]): Figure {
  const label = t('nextLimit');
  const beyond = trends.filter((trend) => standingOf(trend) !== 'within').map(({ title }) => title);
  return beyond.length > 0
    ? { label, figure: t('beyond', { count: beyond.length }), detail: beyond.join(', ') }
    : { label, figure: t('none'), detail: t('noLimitNear') };
}

function limitFigure(trends: readonly Ending[] | undefined): Figure {
  const label = t('nextLimit');
  if (!trends) return { label, figure: t('waiting') };
  const next = trends
    .flatMap(({ title, unit, lifeEnd }) => (lifeEnd ? [{ title, unit, ...lifeEnd }] : []))
    .toSorted((one, other) => one.at.localeCompare(other.at))
    .at(0);
  if (!next) return beyondFigure(trends);
  const limit = [next.limit, next.unit].filter(Boolean).join(' ');
  const isPast = Date.parse(next.at) < Date.now();
  return {
    label,
    figure: (
      <>
        {listDay(next.at)}
        {isPast && <Tag tone="late">{t('past')}</Tag>}
      </>
    ),
    detail: t(isPast ? 'hasReached' : 'reaches', { title: next.title, limit }),
  };
}

const hoursFigure = ({ lastLoadedHours: hours }: Equipment): Figure =>
  hours
    ? {
        label: t('hours'),
        figure: t('hoursOf', { hours: hours.value }),
        detail: t('readOn', { day: listDay(hours.date) }),
      }
    : { label: t('hours'), figure: t('none'), detail: t('neverRead') };
