import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const ticksPerSecond = 100

/** Returns the processor time of a process in seconds; undefined on systems without /proc. */
export function cpuSecondsOf(pid) {
  const path = `/proc/${pid}/stat`
  if (!existsSync(path)) return undefined
  // The name may contain spaces and ends at the last bracket. utime and stime are the 12th and 13th fields after it.
  const fields = readFileSync(path, 'utf8').split(') ').at(-1).split(' ')
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond
}

/** Returns the process ids of the embedded database of a DATA_DIR: the postmaster and its children. */
export function databasePids(dataDir) {
  const pointer = join(dataDir, 'postgres.path')
  const folder = existsSync(pointer) ? readFileSync(pointer, 'utf8').trim() : join(dataDir, 'postgres')
  const postmaster = Number(readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n')[0])
  return [postmaster, ...childrenOf(postmaster)]
}

function childrenOf(parent) {
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0 && parentOf(pid) === parent)
}

function parentOf(pid) {
  try {
    return Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1).split(' ')[1])
  } catch {
    return undefined
  }
}

/** Returns the proportional set size (PSS) in bytes, or the resident size if reading PSS is not permitted. */
export function memoryBytesOf(pid) {
  try {
    return lineOf(`/proc/${pid}/smaps_rollup`, 'Pss')
  } catch {
    return lineOf(`/proc/${pid}/status`, 'VmRSS')
  }
}

function lineOf(file, name) {
  const found = new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(readFileSync(file, 'utf8'))
  return Number(found?.[1] ?? 0) * 1024
}
