import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { answerConsent, mayCount, readConsent } from './consent.ts'

const stored = new Map<string, string>()
const yearMs = 365 * 24 * 3_600_000

function visit(signals: { globalPrivacyControl?: boolean; doNotTrack?: string | null } = {}) {
  vi.stubGlobal('navigator', signals)
}

beforeEach(() => {
  stored.clear()
  visit()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  })
})
afterEach(() => vi.unstubAllGlobals())

describe('whether a visit may be counted', () => {
  it('is unknown until the visitor is known, where everybody is asked', () => {
    expect(mayCount('everybody')).toBeUndefined()
    expect(mayCount('nobody')).toBe(true)
  })

  it('is what the visitor answered', () => {
    answerConsent('declined')
    expect([mayCount('everybody'), mayCount('nobody')]).toEqual([false, false])
    answerConsent('agreed')
    expect(mayCount('everybody')).toBe(true)
  })

  it('is no for browsers that ask for privacy, whatever was answered', () => {
    answerConsent('agreed')
    visit({ globalPrivacyControl: true })
    expect(mayCount('everybody')).toBe(false)
    visit({ doNotTrack: '1' })
    expect(mayCount('nobody')).toBe(false)
    visit({ doNotTrack: '0', globalPrivacyControl: false })
    expect(mayCount('everybody')).toBe(true)
  })
})

it('asks again after a year', async () => {
  vi.resetModules()
  const { readConsent: readInNewDocument } = await import('./consent.ts')
  stored.set('tulpar.counting', JSON.stringify({ answer: 'agreed', at: 0 }))
  expect([readInNewDocument(yearMs), readInNewDocument(yearMs + 1)]).toEqual(['agreed', undefined])
})

it('keeps an answer as long as the page where the browser stores nothing', () => {
  vi.stubGlobal('localStorage', undefined)
  answerConsent('declined')
  expect(readConsent()).toBe('declined')
})
