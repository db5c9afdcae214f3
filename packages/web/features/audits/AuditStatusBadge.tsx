import { Tag } from '../../ui/Tag.tsx';
import { t } from './audits.texts.ts';

export const AuditStatusBadge = ({ finished }: { finished: boolean }) => (
  <Tag tone={finished ? 'finished' : 'in-use'}>{t(finished ? 'finished' : 'open')}</Tag>
);
