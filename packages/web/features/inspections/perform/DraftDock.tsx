import { Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { ErrorPanel } from '../../../ui/ErrorPanel.tsx';
import { t as runs } from '../../runs/perform/perform.texts.ts';
import { inspectionLink } from '../inspection-link.ts';
import { WaysOn } from './PartDock.tsx';
import { t } from './perform.texts.ts';
import { useSubmit } from './use-submit.tsx';

/** Below the report as it will be, for whoever looks at it before it is submitted. */
export function DraftDock({ id }: { id: string }) {
  const navigate = useNavigate();
  const { submit, isPending, failure, question } = useSubmit(id);
  return (
    <>
      <WaysOn
        always
        back={runs('backToCheck')}
        onBack={() => void navigate({ ...inspectionLink(id), search: { tab: 'check' } as never })}
        note={failure && <ErrorPanel title={t('submitFailed')} error={failure} />}
        onward={
          <Button loading={isPending} onClick={submit}>
            {t('submit')}
          </Button>
        }
      />
      {question}
    </>
  );
}
