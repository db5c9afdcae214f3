import { can } from '@assay/domain/access';
import { pageGates } from '@assay/domain/pages';
import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useSession } from '../../api/session.ts';
import { blankBelow } from '../../ui/blank-below.tsx';
import { ErrorPanel } from '../../ui/ErrorPanel.tsx';
import { EmptyState } from '../../ui/list/EmptyState.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { Placeholder } from '../../ui/Placeholder.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { HistoryPanel } from '../history/HistoryPanel.tsx';
import { FamilyList } from './FamilyList.tsx';
import { familyHistoryWords } from './family-fields.ts';
import { ModelList } from './ModelList.tsx';
import { familyHistoryQuery, familyQuery } from './product-families.queries.ts';
import { t } from './product-families.texts.ts';
import classes from './product-families-page.module.css';

const choosing = (family: string | undefined) =>
  ((before: object) => ({ ...before, family, modelSearch: undefined, modelPage: undefined })) as never;

/** Families at one side, the models of the chosen one at the other; on a phone one after the other. */
function ProductFamiliesContent() {
  const { family = '' }: { family?: string } = useSearch({ strict: false });
  const navigate = useNavigate();
  return (
    <>
      <PageHeader title={t('title')} />
      <div className={classes.sides} data-chosen={family !== '' || undefined}>
        <div className={classes.families}>
          <FamilyList
            chosenId={family}
            onChoose={(id) => void navigate({ to: '.', search: choosing(id), resetScroll: false })}
          />
        </div>
        <Stack gap="md" className={classes.models}>
          {family === '' ? (
            <EmptyState title={t('choose')} text={t('chooseText')} />
          ) : (
            <>
              <TextLink to="." search={choosing(undefined)} className={classes.back}>
                {t('back')}
              </TextLink>
              <ChosenFamily key={family} id={family} />
            </>
          )}
        </Stack>
      </div>
    </>
  );
}

function ChosenFamily({ id }: { id: string }) {
  const query = useQuery(familyQuery(id));
  const session = useSession();
  if (query.data)
    return (
      <>
        <ModelList family={query.data} />
        {can(session, 'history.read') && (
          <HistoryPanel compact query={familyHistoryQuery(id)} words={familyHistoryWords} />
        )}
      </>
    );
  if (query.isError)
    return <ErrorPanel title={t('familyFailed')} error={query.error} onRetry={() => query.refetch()} />;
  return <Placeholder />;
}

export const ProductFamiliesPage = blankBelow(pageGates['/ProductFamilies'], ProductFamiliesContent);
