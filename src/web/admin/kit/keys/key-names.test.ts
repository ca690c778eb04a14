import { expect, it } from 'vitest'
import { isMove, nameOfKey } from './key-names.ts'

const pressed = (key: string, code: string, more: Partial<Parameters<typeof nameOfKey>[0]> = {}) =>
  nameOfKey({ key, code, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, ...more })

it('knows a letter by its place where another script is typed', () => {
  expect(pressed('j', 'KeyJ')).toBe('j')
  expect(pressed('о', 'KeyJ')).toBe('j')
  expect(pressed('О', 'KeyJ', { shiftKey: true })).toBe('shift+j')
  expect(pressed('л', 'KeyK', { ctrlKey: true })).toBe('mod+k')
  expect(pressed('х', 'BracketLeft')).toBe('[')
})

it('recognises a character by its key, in any position', () => {
  expect(pressed('/', 'Slash')).toBe('/')
  expect(pressed('?', 'Slash', { shiftKey: true })).toBe('?')
  expect(pressed('/', 'Digit7', { shiftKey: true })).toBe('/')
})

it('ignores modifiers, and characters typed with Alt', () => {
  expect(pressed('Shift', 'ShiftLeft', { shiftKey: true })).toBeUndefined()
  expect(pressed('ø', 'KeyO', { altKey: true })).toBeUndefined()
})

it('repeats moves alone while a key is held', () => {
  expect(['j', 'k', 'arrowdown', 'shift+arrowup'].every(isMove)).toBe(true)
  expect(['a', 'd', 'enter', 'z', '1', 'mod+j', 'mod+k', 'mod+enter'].some(isMove)).toBe(false)
})
