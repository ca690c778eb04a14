import { findChromium } from '../../scripts/gate/find-browsers.mjs'

/** Turns off background traffic and works on machines without a display or a sandbox. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

export async function getChromium() {
  const path = await findChromium()
  if (!path) throw new Error('no Chromium found: install one, or name it in CHROMIUM_PATH')
  return path
}
