const names: Readonly<Record<string, string>> = { enter: '↵', space: 'Space', escape: 'Esc', arrowup: '↑', arrowdown: '↓', shift: '⇧' }

/** Prints keys: `shift+x` as ⇧ X, `mod+k` as Ctrl K or ⌘ K, `g o` as two. Browser only. */
export function printKeys(keys: string): string[] {
  const mod = navigator.platform.startsWith('Mac') ? '⌘' : 'Ctrl'
  return keys.split(/[ +](?!$)/).map((key) => (key === 'mod' ? mod : (names[key] ?? (key.length === 1 ? key.toUpperCase() : key))))
}
