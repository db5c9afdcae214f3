import { notifications } from '@mantine/notifications';
import { getToken, onTokenChange } from '../api/token.ts';
import { t } from './ui.texts.ts';

// A failure stays until it is dismissed; whoever signs in next has nothing to do with it.
onTokenChange(() => {
  if (!getToken()) notifications.clean();
});

const closeButtonProps = () => ({ 'aria-label': t('close') });

/** Says that something was done; read out when the screen reader is idle. */
export const notifySuccess = (message: string): void => {
  notifications.show({ message, role: 'status', closeButtonProps: closeButtonProps() });
};

/** Says that something failed; stays until dismissed. */
export const notifyFailure = (message: string): void => {
  // The text as id shows the same failure once, however often it happens.
  notifications.show({
    id: message,
    message,
    color: 'red',
    role: 'alert',
    autoClose: false,
    closeButtonProps: closeButtonProps(),
  });
};

/** Says why something cannot be done now; it needs no answer, and goes by itself. */
export const notifyNotNow = (message: string): void => {
  const autoClose = 10_000;
  notifications.show({
    ...{ id: message, message, color: 'yellow', role: 'alert', autoClose },
    closeButtonProps: closeButtonProps(),
  });
};
