import { Button } from '@mantine/core';
import { IconArrowsLeftRight } from '@tabler/icons-react';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Tooltip } from '../../ui/Tooltip.tsx';
import { t } from './customers.texts.ts';

const icon = <IconArrowsLeftRight size={18} aria-hidden />;

/** Leads to the comparison once exactly two customers are marked. */
export function CompareButton({ marked }: { marked: readonly string[] }) {
  const [id, id2, third] = marked;
  if (id && id2 && !third) {
    return (
      <LinkButton to="/Customers/$id/compare/$id2" params={{ id, id2 }} variant="default" leftSection={icon}>
        {t('compareSelected')}
      </LinkButton>
    );
  }
  return (
    <Tooltip label={t('compareHint')}>
      <span>
        <Button variant="default" disabled leftSection={icon}>
          {t('compareSelected')}
        </Button>
      </span>
    </Tooltip>
  );
}
