import type * as demo from '#demo/index.ts'
import { type Config, ConfigError } from '#kit/config/config.ts'

export type Demo = typeof demo

/** Returns undefined if the demo is off. Throws a ConfigError if it is on but not in this build (`scripts/build.mjs`). */
export async function loadDemo({ hasDemo }: Pick<Config, 'hasDemo'>): Promise<Demo | undefined> {
  if (!hasDemo) return undefined
  if (process.env.BUILT_WITHOUT_DEMO !== 'yes') return import('#demo/index.ts')
  throw new ConfigError('this build is for production and holds no demo: build again without NODE_ENV=production, or set DEMO=off')
}
