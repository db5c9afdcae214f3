import { Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { ErrorPanel } from '../../../ui/ErrorPanel.tsx';
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
      {failure && <ErrorPanel title={t('submitFailed')} error={failure} />}
      <WaysOn
        always
        onPoints={() => void navigate(inspectionLink(id))}
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
