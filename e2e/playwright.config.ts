import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';

// Without any, Playwright's own browser serves.
const systemChromium = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find(existsSync);
const executablePath = process.env.ASSAY_CHROMIUM || systemChromium;

/** Playwright's own, since Chromium obeys the last list alone, and the popups of the address bar, which are a second of work per page. */
const unusedFeatures = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
];

export default defineConfig({
  projects: [
    { name: 'demo', testMatch: 'demo.setup.ts' },
    { name: 'journeys', testDir: './journeys', dependencies: ['demo'] },
    // What only a release needs; `npm test -- release` runs both.
    { name: 'release', testDir: './release', dependencies: ['demo'] },
  ],
  outputDir: '../test-results',
  fullyParallel: true,
  // One more than the two cores that the tests are planned for: a browser waits for its server most of the time.
  workers: 3,
  // A journey that fails now and then has a fault, or the product has.
  retries: 0,
  forbidOnly: true,
  // What goes well never waits this long; a busy machine takes its time.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  use: {
    // Recording costs every journey a twentieth of its time; `--trace=retain-on-failure` asks for it.
    trace: 'off',
    screenshot: 'only-on-failure',
    // Its first work is to fetch the whole application, for every new browser; what it is for has journeys of its own.
    serviceWorkers: 'block',
    viewport: { width: 1440, height: 900 },
    // Pages tell moments by the reader's clock: here it is the same wherever tests run.
    timezoneId: 'UTC',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        // Nothing is drawn by a graphics card: a process that only passes pictures on is a sixteenth of all work.
        '--in-process-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        `--disable-features=${unusedFeatures.join()}`,
        '--use-fake-device-for-media-stream',
        '--use-fake-ui-for-media-stream',
      ],
    },
  },
});
