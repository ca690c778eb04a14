import { closeSync, fsyncSync, openSync, writeFileSync } from 'node:fs'

/** A rename or link may come through a power cut when what it names does not, unless that was written down before. */
export function writeDurably(path: string, text: string, mode = 0o666): void {
  writeFileSync(path, text, { mode, flush: true })
}

/** Also a folder, for the names in it. */
export function sync(path: string): void {
  const file = openSync(path, 'r')
  try {
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
}
