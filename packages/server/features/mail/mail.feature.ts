import type { Deps, Feature } from '../../feature.ts';
import { emailOutbox } from './email-outbox.job.ts';
import type { LetterWriter } from './letters.ts';

export const mailFeature = ({ open, mailer }: Deps, writers: readonly LetterWriter[]): Feature => ({
  services: [emailOutbox({ db: open, mailer, writers })],
});
