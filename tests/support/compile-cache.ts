import { join } from 'node:path'
import { projectRoot } from '#kit/config/project-root.ts'

/** For processes that tests start: half of what a short life costs is reading the sources once more. */
export const compileCache = { NODE_COMPILE_CACHE: join(projectRoot, 'node_modules', '.cache', 'tulpar', 'compiled') }
