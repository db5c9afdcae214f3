import { useQuery } from '@tanstack/react-query';
import { ApiError } from '../../api/api-error.ts';
import { faultText } from '../../ui/fault-text.ts';
import { ScrollList } from '../../ui/list/ScrollList.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { inspectionLink } from './inspection-link.ts';
import { inspectionQuery } from './perform/inspections.queries.ts';
import { tabOf } from './perform/tabs.ts';
import { t } from './status.texts.ts';

interface MissingPartsProps {
  /** Of the inspection. */
  id: string;
  /** Why it could not be submitted; anything but missing content shows nothing. */
  error: Error | null;
}

/** What stands in the way of a submit, each with the way to where it is put right. */
export const MissingParts = ({ id, error }: MissingPartsProps) =>
  error instanceof ApiError && error.code === 'incomplete' ? <MissingLines id={id} errors={error.errors} /> : null;

function MissingLines({ id, errors }: { id: string; errors: ApiError['errors'] }) {
  const runs = useQuery(inspectionQuery(id)).data?.runs ?? [];
  // With two runs a place begins with its run, and the second one has a part of the screen of its own.
  const tabAt = (path: string) =>
    tabOf(runs[1] && path.startsWith(`runs.${runs[1].id}.`) ? 'configurator' : 'points', runs.length > 1);
  const items = errors.map(({ path, pointId, pointName, ...fault }) => ({
    id: path,
    content: (
      <TextLink {...inspectionLink(id)} search={{ tab: tabAt(path), point: pointId } as never}>
        {pointName ? t('missingAt', { point: pointName, message: faultText(fault) }) : faultText(fault)}
      </TextLink>
    ),
  }));
  return <ScrollList label={t('missing')} items={items} />;
}
