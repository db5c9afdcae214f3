import { AccountPage } from '../features/auth/AccountPage.tsx';
import { DevicePanel } from '../features/device/DevicePanel.tsx';

/** The page of the signed-in person, with what waits of their work on this device. */
export const PersonPage = () => <AccountPage device={<DevicePanel />} />;
