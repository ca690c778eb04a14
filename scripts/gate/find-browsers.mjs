import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const shellNames = ['chromium-headless-shell', 'chrome-headless-shell']

/** Returns the path of a Chromium: CHROMIUM_PATH, Playwright's own, or one on PATH. Returns undefined if there is none. */
export async function findChromium() {
  const { chromium } = await import('@playwright/test')
  return [process.env.CHROMIUM_PATH, chromium.executablePath(), ...onPath(names)].find((path) => path && isExecutable(path))
}

/** Returns the path of the same engine without window parts (a fifth less work per page): HEADLESS_SHELL_PATH, or one on PATH. */
export function findHeadlessShell() {
  return [process.env.HEADLESS_SHELL_PATH, ...onPath(shellNames)].find((path) => path && isExecutable(path))
}

function onPath(programs) {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return folders.flatMap((folder) => programs.map((program) => join(folder, program)))
}

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
