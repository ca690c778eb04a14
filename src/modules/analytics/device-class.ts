export type DeviceClass = 'phone' | 'tablet' | 'desktop' | 'bot' | 'unknown'

const bot = /bot\b|crawl|spider|slurp|headless|lighthouse|preview|monitor/i
const tablet = /ipad|tablet|kindle|silk|playbook|android(?!.*mobile)/i
const phone = /mobi|iphone|ipod|phone/i
const desktop = /windows nt|macintosh|x11|cros /i

/** The device class is all that is stored of a user agent. It gives the width to design for and identifies nobody. */
export function deviceClassOf(userAgent: string | null | undefined): DeviceClass {
  if (!userAgent) return 'unknown'
  if (bot.test(userAgent)) return 'bot'
  if (tablet.test(userAgent)) return 'tablet'
  if (phone.test(userAgent)) return 'phone'
  return desktop.test(userAgent) ? 'desktop' : 'unknown'
}
