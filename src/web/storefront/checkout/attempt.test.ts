import { describe, expect, it } from 'vitest'
import { afterRefusal, beforeSending, parseAttempt } from './attempt.ts'

describe('an attempt at an order', () => {
  it('keeps its key however often it is sent', () => {
    const once = beforeSending({ key: 'k', unanswered: [] }, 'a')
    expect(beforeSending(once, 'a')).toEqual({ key: 'k', unanswered: ['a'] })
  })

  it('remembers every body without an answer, the newest first', () => {
    const twice = beforeSending(beforeSending({ key: 'k', unanswered: [] }, 'a'), 'b')
    expect(twice.unanswered).toEqual(['b', 'a'])
  })

  it('knows after a refusal that nothing was placed under its key', () => {
    expect(afterRefusal({ key: 'k', unanswered: ['a'] })).toEqual({ key: 'k', unanswered: [] })
  })

  it('comes back from storage, and restarts from invalid data', () => {
    const attempt = { key: 'k', unanswered: ['{"items":[]}'] }
    expect(parseAttempt(JSON.stringify(attempt))).toEqual(attempt)
    for (const odd of [null, 'not json', '{}', '{"key":""}', '{"key":5}']) expect(parseAttempt(odd)).toBeUndefined()
  })
})
