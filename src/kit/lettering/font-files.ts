import { join } from 'node:path'
import { projectRoot } from '#kit/config/project-root.ts'

/** For letters that the shop's own faces lack, in the order in which they are tried; `npm run print-fonts` cuts them. */
export const fallbackFonts = [
  'noto-sans-400.ttf',
  'noto-sans-tamil-400.ttf',
  'noto-sans-arabic-400.ttf',
  'noto-sans-han-400.ttf',
  'noto-sans-hangul-400.ttf',
] as const

export function fontFile(name: string): string {
  return join(projectRoot, 'assets', 'fonts', name)
}
