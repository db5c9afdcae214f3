import type { Deps, Feature } from '../../frame/feature.ts';
import type { MailTemplate } from '../../frame/mail-templates.ts';
import { emailOutbox } from './email-outbox.job.ts';

export const mailFeature = ({ open, mailer }: Deps, templates: readonly MailTemplate[]): Feature => ({
  services: [emailOutbox({ db: open, mailer, templates })],
});
