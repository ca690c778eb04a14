export type Light = 'day' | 'night'

const tag = /<[a-z](?:[^>"']|"[^"]*"|'[^']*')*>/gi
const nightQuery = /\(\s*prefers-color-scheme\s*:\s*dark\s*\)/gi

/**
 * A letter for a frame without scripts. A `srcdoc` has its page's security policy, which takes no styles that stand in markup; so they are
 * put aside here and `dressLetter` lays them on. Links open in a tab of their own.
 */
export function framedLetter(html: string): string {
  const plain = html
    .replace(tag, (found) => found.replace(/\sstyle\s*=/i, ' data-style='))
    .replace(/<style\b/gi, '<template data-sheet')
    .replace(/<\/style\s*>/gi, '</template>')
  const base = '<base target="_blank">'
  return /<head[^>]*>/i.test(plain) ? plain.replace(/<head[^>]*>/i, (head) => head + base) : base + plain
}

/** Lays on what `framedLetter` put aside, by day or as mail programs show it at night. */
export function dressLetter(frame: HTMLIFrameElement, light: Light): void {
  const { contentDocument: letter, contentWindow } = frame
  if (!letter || !contentWindow) return
  for (const element of letter.querySelectorAll<HTMLElement>('[data-style]')) element.style.cssText = element.dataset['style'] ?? ''
  const sheet = new (contentWindow as Window & typeof globalThis).CSSStyleSheet()
  const css = [...letter.querySelectorAll<HTMLTemplateElement>('template[data-sheet]')].map(({ content }) => content.textContent ?? '')
  sheet.replaceSync(inLight(css.join('\n'), light))
  letter.adoptedStyleSheets = [sheet]
}

/** Rules for the night hold by what was chosen here, not by what the browser prefers. */
export function inLight(css: string, light: Light): string {
  return css.replace(nightQuery, light === 'night' ? '(min-width: 0)' : '(max-width: 0)')
}
