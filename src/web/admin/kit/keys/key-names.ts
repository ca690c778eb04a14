type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>

const signs: Readonly<Record<string, string>> = { Slash: '/', Period: '.', BracketLeft: '[', BracketRight: ']', Comma: ',' }

/** Such as `j`, `shift+x`, `mod+k`; undefined for a modifier alone. By position, so `j` works on Cyrillic keyboards. */
export function nameOfKey({ key, code, ctrlKey, metaKey, altKey, shiftKey }: Pressed): string | undefined {
  if (['Control', 'Meta', 'Alt', 'AltGraph', 'Shift', 'Dead', 'Unidentified'].includes(key)) return undefined
  if (altKey) return undefined
  const name = plainName(key, code)
  if (ctrlKey || metaKey) return `mod+${name}`
  return shiftKey && /^([a-z]|enter|arrow\w+)$/.test(name) ? `shift+${name}` : name
}

/** Only moves repeat while a key is held down. Any other action would affect the next item before anybody has seen it. */
export function isMove(name: string): boolean {
  return /^(shift\+)?(j|k|arrow\w+)$/.test(name)
}

function plainName(key: string, code: string): string {
  if (key === ' ') return 'space'
  if (key.length > 1 || key.charCodeAt(0) < 128) return key.toLowerCase()
  const [, letter] = /^Key([A-Z])$/.exec(code) ?? []
  return letter?.toLowerCase() ?? signs[code] ?? key
}
