import { defineConfig, devices } from '@playwright/test'

const port = Number(process.env.JOURNEYS_PORT ?? 4155)

export default defineConfig({
  testDir: 'tests/journeys',
  outputDir: 'test-results/journeys',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'en-MY',
    timezoneId: 'Asia/Kuala_Lumpur',
    reducedMotion: 'reduce',
    trace: 'retain-on-failure',
    launchOptions: {
      ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    { name: 'desktop', use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 860 } } },
    // What does not depend on the size of the screen is walked once.
    { name: 'phone', use: { ...devices['Pixel 7'] }, testIgnore: /(analytics|forms|language|missing)\.spec\.ts$/ },
  ],
  webServer: {
    command: 'node tests/journeys/support/serve-shop.ts',
    url: `http://localhost:${port}/ready`,
    env: { PORT: String(port) },
    // Warnings and errors of the shop, to be read beside a journey that failed.
    stdout: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    timeout: 60_000,
  },
})
