import { expect, it } from 'vitest'
import { discountCode, optionalLine, requiredLine, requiredName, requiredText } from '../fields.ts'
import { settingRules } from '../settings.ts'
import { oneLine, trimmed } from './visible-text.ts'

const invisible = ['\u200B', '\u202E', ' \u00AD\u2060\uFEFF ', '\u3164', '\u115F', '\u2800', '\u034F', '\uFE0F', '\u{E0020}']

it('treats a text without a visible character as empty', () => {
  for (const text of invisible) expect(trimmed(text), text.codePointAt(0)?.toString(16)).toBe('')
  // U+200D joins a family, U+200C a Persian word, and a heart’s dot has its own form.
  for (const text of ['👨‍👩‍👧', 'می‌خواهم', '❤️', 'a\u200Bb', '–', 'Қ']) expect(trimmed(` ${text} `)).toBe(text)
})

it('refuses it where a text is required, as a missing one', () => {
  const said = (schema: { safeParse: (text: string) => { error?: { issues: { message: string }[] } | undefined } }, text: string) =>
    schema.safeParse(text).error?.issues[0]?.message
  for (const text of invisible) {
    expect(said(requiredText(60), text)).toBe('required')
    expect(said(requiredLine(60), text)).toBe('required')
    expect(said(requiredName(60), text)).toBe('name_missing')
    expect(said(settingRules.shape.shop_name, text)).toBe('required')
    expect(said(settingRules.shape.studio_address, text)).toBe('required')
    expect(optionalLine(60).parse(text)).toBe('')
  }
})

it('removes direction marks from a line', () => {
  expect(oneLine('MY\u202E123\u2066 4')).toBe('MY123 4')
  expect(requiredName(60).parse('Aru\u202Ezhan')).toBe('Aruzhan')
  expect(discountCode.parse('RAYA\u200F10')).toBe('RAYA10')
})
