import { defineConfig } from 'vitest/config'

/** The files of `deploy/` with the programs that they are for: nginx, Caddy and PgBouncer must be installed. `npm run check:deploy` runs it. */
export default defineConfig({
  test: {
    include: ['tests/deploy/**/*.test.ts'],
    globalSetup: 'tests/support/database-server.ts',
    maxWorkers: 1,
    testTimeout: 60_000,
    hookTimeout: 300_000,
  },
})
