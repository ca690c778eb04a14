import { expect, it } from 'vitest'
import { readAudit } from './read-audit.mjs'

it('names each package with a known hole', () => {
  const via = [{ title: 'Felt unravels', url: 'https://example.com/1' }, 'wool']
  const report = { vulnerabilities: { felt: { name: 'felt', severity: 'high', range: '<1.0.1', via } } }
  expect(readAudit(JSON.stringify(report))).toEqual({ holes: ['felt <1.0.1: high, Felt unravels (https://example.com/1)'] })
  expect(readAudit('{"vulnerabilities":{}}')).toEqual({ holes: [] })
})

it('says why there was no answer, which is no clean answer', () => {
  const refused =
    'npm warn audit 405 Method Not Allowed\n{\n  "message": "405 Method Not Allowed - POST /advisories/bulk",\n  "headers": {}\n}\n'
  expect(readAudit(refused)).toEqual({ holes: [], unanswered: '405 Method Not Allowed - POST /advisories/bulk' })
  expect(readAudit('npm error network')).toEqual({ holes: [], unanswered: 'the registry answers no audits' })
})
