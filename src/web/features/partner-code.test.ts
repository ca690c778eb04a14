import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { findPartnerCode, savePartnerCode } from './partner-code.ts'

const at = 1_800_000_000_000
const dayMs = 24 * 3_600_000

/** Replaces the browser's cookie and local storage, as far as a code needs them. */
function browser() {
  const stored = new Map<string, string>()
  const cookies = new Map<string, string>()
  const lines: string[] = []
  vi.stubGlobal('window', { location: { protocol: 'https:' } })
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  })
  vi.stubGlobal('document', {
    get cookie() {
      return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    },
    set cookie(line: string) {
      lines.push(line)
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=')
      cookies.set(name, value)
    },
  })
  return { cookies, lines, stored }
}

let memories: ReturnType<typeof browser>
beforeEach(() => {
  memories = browser()
})
afterEach(() => vi.unstubAllGlobals())

describe('the code of a partner', () => {
  it('is stored for thirty days, trimmed, in cookie and storage', () => {
    savePartnerCode('?utm_source=qr&p=%20QANAT-7%20', at)
    expect(memories.lines).toEqual(['partner_code=QANAT-7; Path=/; Max-Age=2592000; SameSite=Lax; Secure'])
    expect(findPartnerCode(at)).toBe('QANAT-7')
  })

  it('is the last one', () => {
    savePartnerCode('?p=FIRST', at)
    savePartnerCode('?p=СОҢҒЫ', at)
    expect(findPartnerCode(at)).toBe('СОҢҒЫ')
  })

  it.each(['?p=', '?p=%20%20', '?q=felt', `?p=${'x'.repeat(65)}`, '?p=a%3B%20Max-Age%3D0', '?p=%3Cscript%3E'])('is not %s', (search) => {
    savePartnerCode('?p=BEFORE', at)
    savePartnerCode(search, at)
    expect(findPartnerCode(at)).toBe('BEFORE')
  })

  it('is found in storage when the cookies were cleared, and forgotten after thirty days', () => {
    savePartnerCode('?p=QANAT', at)
    memories.cookies.clear()
    expect(findPartnerCode(at + 30 * dayMs - 1)).toBe('QANAT')
    expect(findPartnerCode(at + 30 * dayMs)).toBeUndefined()
  })

  it('is nothing for invalid data', () => {
    memories.cookies.set('partner_code', '%E0%A4%A; <b>')
    expect(findPartnerCode(at)).toBeUndefined()
    memories.cookies.clear()
    memories.stored.set('partner_code', '{"code":7}')
    expect(findPartnerCode(at)).toBeUndefined()
  })
})
