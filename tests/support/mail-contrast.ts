type Colors = { text: string; ground: string }
type Open = { tag: string; isHidden: boolean; light: Colors; dark: Colors }

const voids = new Set(['img', 'br', 'hr', 'meta', 'link', 'input'])
const token = /<!--[\s\S]*?-->|<!doctype[^>]*>|<(\/?)([a-z]\w*)((?:"[^"]*"|[^>"])*)>|([^<]+)/gi

/** Returns the lowest WCAG 2 contrast in a mail, in light and dark mode. Text without colours counts as black on white. */
export function lowestContrasts(html: string): { light: number; dark: number; texts: number } {
  const night = nightOf(html)
  const body = html.slice(html.indexOf('<body'))
  const open: Open[] = []
  const found: { light: number; dark: number }[] = []
  for (const [, closing, name, attributes = '', text] of body.matchAll(token)) {
    const parent = open.at(-1)
    if (text !== undefined && parent && !parent.isHidden && isSeen(text))
      found.push({ light: contrast(parent.light), dark: contrast(parent.dark) })
    if (name === undefined) continue
    const tag = name.toLowerCase()
    if (closing === '/') while (open.length > 0 && open.pop()?.tag !== tag);
    else if (!voids.has(tag)) open.push(opened(tag, attributes, parent, night))
  }
  return { light: Math.min(...found.map(({ light }) => light)), dark: Math.min(...found.map(({ dark }) => dark)), texts: found.length }
}

const start: Colors = { text: '#000000', ground: '#FFFFFF' }

function opened(tag: string, attributes: string, parent: Open | undefined, night: ReadonlyMap<string, Partial<Colors>>): Open {
  const style = /style="([^"]*)"/.exec(attributes)?.[1] ?? ''
  const own = colorsIn(style)
  // The preview line that mailboxes show next to the subject is hidden in the mail.
  const isHidden = parent?.isHidden === true || /display:\s*none/.test(style)
  const classes = /class="([^"]*)"/.exec(attributes)?.[1]?.split(' ') ?? []
  const atNight = Object.assign({}, ...classes.map((name) => night.get(name) ?? {})) as Partial<Colors>
  return { tag, isHidden, light: { ...(parent?.light ?? start), ...own }, dark: { ...(parent?.dark ?? start), ...own, ...atNight } }
}

/** Colours by class, from the rules under `prefers-color-scheme: dark`. */
function nightOf(html: string): Map<string, Partial<Colors>> {
  const rules = html.slice(html.indexOf('prefers-color-scheme'), html.indexOf('</style>'))
  const night = new Map<string, Partial<Colors>>()
  for (const [, selectors = '', style = ''] of rules.matchAll(/([^{}]+)\{([^{}]+)\}/g)) {
    for (const [, name = ''] of selectors.matchAll(/\.([\w-]+)(?=\s*(?:,|$))/g)) night.set(name, { ...night.get(name), ...colorsIn(style) })
  }
  return night
}

function colorsIn(style: string): Partial<Colors> {
  const text = /(?:^|[;\s])color:\s*(#[\da-f]{6})/i.exec(style)?.[1]
  const ground = /(?:^|[;\s])background(?:-color)?:\s*(#[\da-f]{6})/i.exec(style)?.[1]
  return { ...(text && { text }), ...(ground && { ground }) }
}

function isSeen(text: string): boolean {
  return text.replaceAll(/&[#\w]+;|[\s\p{Cf}\p{M}]/gu, '') !== ''
}

function contrast({ text, ground }: Colors): number {
  const [light = 0, dark = 0] = [luminance(text), luminance(ground)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
