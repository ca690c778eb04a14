import { defineConfig } from 'vitest/config'

/** Tests the files of `deploy/` with their programs: nginx, Caddy and PgBouncer must be installed. Run by `npm run check:deploy`. */
export default defineConfig({
  test: {
    include: ['tests/deploy/**/*.test.ts'],
    globalSetup: 'tests/support/database-server.ts',
    maxWorkers: 1,
    testTimeout: 60_000,
    hookTimeout: 300_000,
  },
})
