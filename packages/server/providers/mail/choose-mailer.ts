import { join } from 'node:path';
import type { Config } from '../../config/config.ts';
import type { Mailer } from './mailer.ts';
import { outboxFolder } from './outbox-folder.ts';
import { smtpMailer } from './smtp.ts';

/** Without a mail server, mail stays in a folder that people can look into. */
export const chooseMailer = (config: Config): Mailer =>
  config.ASSAY_SMTP_URL
    ? smtpMailer({ url: config.ASSAY_SMTP_URL, from: config.ASSAY_SMTP_FROM, domain: config.publicUrl.hostname })
    : outboxFolder(join(config.dataDir, 'outbox'));
