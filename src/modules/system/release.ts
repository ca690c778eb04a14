import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '#kit/config/project-root.ts'

/** The name of the build, which changes with any built file. Null if the shop runs from its sources. */
export const build: string | null = process.env.BUILD_NAME ?? null

export function readVersion(): string {
  const { version } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')) as { version: string }
  return version
}
