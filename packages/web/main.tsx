import { createRoot } from 'react-dom/client';
import { keepTokenFresh } from './api/renewal.ts';
import { App } from './app/App.tsx';
import { chosenLanguage } from './app/chosen-language.ts';
import { reportErrors } from './app/error-reports.ts';
import './app/mantine-styles.ts';
import '@fontsource-variable/inter/wght.css';
import './app/tokens.css';
import './app/base.css';
import { createQueryClient } from './app/query-client.ts';
import { registerWorker } from './app/register-worker.ts';
import { createAppRouter } from './app/router.ts';
import { sendAppEvents } from './app/send-app-events.ts';
import { adoptStyleNonce } from './app/style-nonce.ts';
import { setLanguage } from './ui/language.ts';

adoptStyleNonce();
setLanguage(chosenLanguage(location.href, import.meta.env.DEV));
const queryClient = createQueryClient();
const router = createAppRouter();
const report = reportErrors(queryClient, router);
sendAppEvents(queryClient, router);
keepTokenFresh();
registerWorker();

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root element.');
createRoot(root, { onCaughtError: report, onUncaughtError: report }).render(
  <App queryClient={queryClient} router={router} />,
);
