export { listRuns, noteRun, type RunResult } from './backup-runs.ts'
