import type { auth } from '@assay/contract/auth';
import type { ReplyOf } from '@assay/contract/base/endpoint';
import { listMoment } from '@assay/domain/time';
import { Badge, Button } from '@mantine/core';
import { Facts } from '../../ui/Facts.tsx';
import { t } from './account.texts.ts';
import { deviceName } from './device-name.ts';
import classes from './session-table.module.css';

export type OpenSession = ReplyOf<typeof auth.sessions>[number];

const kinds = () => ({ sso: t('kindSso'), password: t('kindPassword'), debug: t('kindDebug') });

export function SessionRow({ session, onEnd }: { session: OpenSession; onEnd: () => void }) {
  const device = deviceName(session.userAgent);
  return (
    <li className={classes.row}>
      <div>
        <h3 className={classes.device}>
          {device} {session.current && <Badge variant="light">{t('thisDevice')}</Badge>}
        </h3>
        <Facts
          facts={[
            [t('kind'), kinds()[session.kind]],
            [t('created'), listMoment(session.created)],
            [t('renewed'), listMoment(session.renewed)],
          ]}
        />
      </div>
      {!session.current && (
        <Button variant="default" onClick={onEnd} aria-label={t('endSessionOf', { device })}>
          {t('endSession')}
        </Button>
      )}
    </li>
  );
}
