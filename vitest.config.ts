import { configDefaults, defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'tests/**/*.test.{ts,tsx}', 'scripts/**/*.test.mjs'],
    exclude: [...configDefaults.exclude, 'tests/faults/**'],
    globalSetup: 'tests/support/database-server.ts',
    // The same on every machine: more workers would only wait for the one database.
    maxWorkers: 2,
    testTimeout: 20_000,
    hookTimeout: 30_000,
  },
})
