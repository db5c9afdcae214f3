import type { Deps, Feature } from '../../frame/feature.ts';
import type { LetterWriter } from '../../frame/letters.ts';
import { emailOutbox } from './email-outbox.job.ts';

export const mailFeature = ({ open, mailer }: Deps, writers: readonly LetterWriter[]): Feature => ({
  services: [emailOutbox({ db: open, mailer, writers })],
});
