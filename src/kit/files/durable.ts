import { closeSync, fsyncSync, openSync, writeFileSync } from 'node:fs'

/** Writes and syncs the file. Otherwise a rename may survive a power cut while the content does not. */
export function writeDurably(path: string, text: string, mode = 0o666): void {
  writeFileSync(path, text, { mode, flush: true })
}

/** Also syncs a folder, which makes the names in it durable. */
export function sync(path: string): void {
  const file = openSync(path, 'r')
  try {
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
}
