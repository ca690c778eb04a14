import { join } from 'node:path'
import { projectRoot } from '#kit/config/project-root.ts'

/** Environment for processes that tests start: reading the sources takes half the run time of a short process. */
export const compileCache = { NODE_COMPILE_CACHE: join(projectRoot, 'node_modules', '.cache', 'tulpar', 'compiled') }
