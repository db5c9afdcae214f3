import { IconPlus } from '@tabler/icons-react';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { t } from './audits.texts.ts';

interface NewAuditButtonProps {
  /** Whose site is audited, where that is known already. */
  customerId?: string;
  /** Beside the one filled button of its page. */
  beside?: boolean;
}

export const NewAuditButton = ({ customerId, beside = false }: NewAuditButtonProps) => (
  <LinkButton
    to="/Audits/new"
    search={customerId ? { customer: customerId } : {}}
    variant={beside ? 'default' : 'filled'}
    leftSection={<IconPlus size={18} aria-hidden />}
  >
    {t('newAudit')}
  </LinkButton>
);
