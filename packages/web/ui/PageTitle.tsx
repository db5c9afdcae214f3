import { use } from 'react';
import { ApplicationName } from './application-name.ts';

/** Names the page in the browser's tab and history. */
export function PageTitle({ text }: { text: string }) {
  const application = use(ApplicationName);
  return <title>{[text, application].filter(Boolean).join(' · ')}</title>;
}
