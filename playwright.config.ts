import { defineConfig, devices } from '@playwright/test'
import { keepTemporaryFilesInMemory } from './tests/support/memory-folder.ts'

keepTemporaryFilesInMemory()

const port = Number(process.env.JOURNEYS_PORT ?? 4155)
/** Walked in a shop of its own: playwright.layout.config.ts. */
const layout = /journeys\/layout\//
const browser = process.env.HEADLESS_SHELL_PATH || process.env.CHROMIUM_PATH

/**
 * The suggestions of an address bar that nobody sees are pages of their own in each new window, and cost more than a short journey.
 * The last list of this flag holds, so it names what Playwright switches off as well.
 */
const disabledFeatures = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
]

export default defineConfig({
  testDir: 'tests/journeys',
  testIgnore: layout,
  outputDir: 'test-results/journeys',
  fullyParallel: true,
  // Each waits now and then for what comes by itself: three keep two cores busy.
  workers: 3,
  forbidOnly: true,
  // Of a journey, or of a single wait, on a machine that is busy with something else.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    baseURL: `http://localhost:${port}`,
    // Short of the journey's own: what was waited for is then told, and not that time ran out alone.
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    locale: 'en-MY',
    timezoneId: 'Asia/Kuala_Lumpur',
    reducedMotion: 'reduce',
    // Images of every step take a third of the time: the page as it stood at the end must do.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false },
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(browser ? { executablePath: browser } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        // What paints is a part of the browser's own process: one process less for each worker.
        '--in-process-gpu',
        '--disable-gpu-compositing',
        '--disable-software-rasterizer',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        `--disable-features=${disabledFeatures.join()}`,
      ],
    },
  },
  projects: [
    {
      name: 'desktop',
      use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 860 } },
      testIgnore: [/phone\.spec\.ts$/, layout],
      grepInvert: /@phone-alone/,
    },
    // Walked once more is what looks or works otherwise on a small screen, and here alone what is done on a phone only; that all pages fit
    // one is in phone.spec.ts.
    { name: 'phone', use: { ...devices['Pixel 7'] }, grep: /@phone/ },
  ],
  webServer: {
    command: 'node tests/journeys/support/serve-shop.ts',
    url: `http://localhost:${port}/ready`,
    env: { PORT: String(port) },
    // Warnings and errors of the shop, to be read beside a journey that failed.
    stdout: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    timeout: 120_000,
  },
})
