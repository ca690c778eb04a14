import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const shellNames = ['chromium-headless-shell', 'chrome-headless-shell']

/** The path of a Chromium: CHROMIUM_PATH, the one that Playwright installed, or one on PATH; undefined without any. */
export async function findChromium() {
  const { chromium } = await import('@playwright/test')
  return [process.env.CHROMIUM_PATH, chromium.executablePath(), ...onPath(names)].find((path) => path && isExecutable(path))
}

/** The same engine without the parts of a window, which nobody sees: a fifth less work for each page. HEADLESS_SHELL_PATH, or one on PATH. */
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
