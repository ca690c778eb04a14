import { defineConfig, devices } from '@playwright/test'
import { keepTemporaryFilesInMemory } from './tests/support/memory-folder.ts'

keepTemporaryFilesInMemory()

const port = Number(process.env.JOURNEYS_PORT ?? 4155)
/** Layout tests run in a separate shop: playwright.layout.config.ts. */
const layout = /journeys\/layout\//
const browser = process.env.HEADLESS_SHELL_PATH || process.env.CHROMIUM_PATH

/**
 * The hidden suggestion popup of the address bar is a page of its own in each new window and costs more than a short journey. Only the last
 * list of this flag takes effect, so it repeats the features that Playwright disables.
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
  // Journeys sometimes wait for timers and events, so three workers keep two cores busy.
  workers: 3,
  forbidOnly: true,
  // Long enough for a journey, or a single wait, on a busy machine.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    baseURL: `http://localhost:${port}`,
    // Shorter than the journey's timeout, so the error names the awaited element.
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    locale: 'en-MY',
    timezoneId: 'Asia/Kuala_Lumpur',
    reducedMotion: 'reduce',
    // Images of every step take a third of the time. The screenshot of the final page must be enough.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false },
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(browser ? { executablePath: browser } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        // Runs the GPU code in the browser process, which saves one process per worker.
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
    // Runs journeys marked @phone: those that look or work differently on a small screen, and those for phones only. phone.spec.ts checks
    // that all pages fit one.
    { name: 'phone', use: { ...devices['Pixel 7'] }, grep: /@phone/ },
  ],
  webServer: {
    command: 'node tests/journeys/support/serve-shop.ts',
    url: `http://localhost:${port}/ready`,
    env: { PORT: String(port) },
    // Shows the shop's warnings and errors next to a failed journey.
    stdout: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    timeout: 120_000,
  },
})
