import { test as setup } from '@playwright/test';
import { makeDemoFolder } from '../scripts/demo-folder.ts';

setup('the demo is loaded once, for all servers to begin with', async () => {
  setup.setTimeout(400_000);
  await makeDemoFolder();
});
