import { randomUUID } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { inRoot } from './root.mjs'

/** The holder updates the lock file every two seconds. After this long without an update it counts as dead. */
const silenceMs = 20_000
const retryMs = 200

/** Runs `work` while no other process of this checkout holds the lock. Calls `onWait` once if it has to wait. */
export async function withLock(name, onWait, work) {
  const folder = inRoot('.cache')
  mkdirSync(folder, { recursive: true })
  const path = inRoot('.cache', `${name}.lock`)
  const draft = `${path}.${randomUUID()}`
  writeFileSync(draft, String(process.pid))
  try {
    await take(path, draft, onWait)
  } finally {
    rmSync(draft, { force: true })
  }
  const heartbeat = setInterval(() => touch(path), 2000)
  const release = () => rmSync(path, { force: true })
  process.once('exit', release)
  try {
    return await work()
  } finally {
    clearInterval(heartbeat)
    process.off('exit', release)
    release()
  }
}

async function take(path, draft, onWait) {
  let hasWaited = false
  for (;;) {
    try {
      touch(draft)
      return linkSync(draft, path)
    } catch (error) {
      if (error.code !== 'EEXIST') throw error
    }
    if (isAbandoned(path)) {
      bury(path)
      continue
    }
    if (!hasWaited) onWait()
    hasWaited = true
    await pause(retryMs)
  }
}

function isAbandoned(path) {
  try {
    if (Date.now() - statSync(path).mtimeMs > silenceMs) return true
    process.kill(Number(readFileSync(path, 'utf8')), 0)
    return false
  } catch (error) {
    return error.code === 'ESRCH'
  }
}

/** Removes a dead lock. If several processes find it at once, only one can rename it. */
function bury(path) {
  const grave = `${path}.dead-${randomUUID()}`
  try {
    renameSync(path, grave)
    rmSync(grave, { force: true })
  } catch (error) {
    if (error.code !== 'ENOENT') throw error
  }
}

function touch(path) {
  try {
    const now = new Date()
    utimesSync(path, now, now)
  } catch (error) {
    if (error.code !== 'ENOENT') throw error
  }
}
