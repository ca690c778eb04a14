export type Light = 'day' | 'night'

const tag = /<[a-z](?:[^>"']|"[^"]*"|'[^']*')*>/gi
const nightQuery = /\(\s*prefers-color-scheme\s*:\s*dark\s*\)/gi

/**
 * Prepares a letter for a frame without scripts. A `srcdoc` inherits the page's security policy, which blocks inline styles, so they are
 * set aside here and `dressLetter` applies them. Links open in a new tab.
 */
export function framedLetter(html: string): string {
  const plain = html
    .replace(tag, (found) => found.replace(/\sstyle\s*=/i, ' data-style='))
    .replace(/<style\b/gi, '<template data-sheet')
    .replace(/<\/style\s*>/gi, '</template>')
  const base = '<base target="_blank">'
  return /<head[^>]*>/i.test(plain) ? plain.replace(/<head[^>]*>/i, (head) => head + base) : base + plain
}

/** Applies the styles that `framedLetter` set aside, in day mode or as mail programs render it in dark mode. */
export function dressLetter(frame: HTMLIFrameElement, light: Light): void {
  const { contentDocument: letter, contentWindow } = frame
  if (!letter || !contentWindow) return
  for (const element of letter.querySelectorAll<HTMLElement>('[data-style]')) element.style.cssText = element.dataset['style'] ?? ''
  const sheet = new (contentWindow as Window & typeof globalThis).CSSStyleSheet()
  const css = [...letter.querySelectorAll<HTMLTemplateElement>('template[data-sheet]')].map(({ content }) => content.textContent ?? '')
  sheet.replaceSync(inLight(css.join('\n'), light))
  letter.adoptedStyleSheets = [sheet]
}

/** Makes dark-mode rules follow the choice made here instead of the browser's preference. */
export function inLight(css: string, light: Light): string {
  return css.replace(nightQuery, light === 'night' ? '(min-width: 0)' : '(max-width: 0)')
}
