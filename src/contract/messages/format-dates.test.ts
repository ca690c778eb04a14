import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatDate, formatDateRange, formatDateTime, formatTime, formatWhen } from './format-dates.ts'

describe('dates', () => {
  it('writes the month as each language does, on the line of its day', () => {
    expect(formatDate('en', '2026-11-21')).toBe('21\u00a0November\u00a02026')
    expect(formatDate('ru', '2026-11-21')).toBe('21\u00a0ноября\u00a02026')
    expect(formatDate('kk', '2026-11-21')).toBe('2026\u00a0ж.\u00a021\u00a0қараша')
  })

  it('shows instants in the shop’s zone', () => {
    expect(formatDateTime('en', '2026-11-21T18:30:00Z')).toBe('22\u00a0Nov\u00a02026, 02:30')
    expect(formatTime(new Date('2026-11-21T16:00:00Z'))).toBe('00:00')
  })

  it('are as short as possible', () => {
    const now = '2026-11-21T06:00:00Z'
    expect(formatWhen('en', '2026-11-21T05:31:00Z', now)).toBe('13:31')
    expect(formatWhen('ru', '2026-11-20T10:20:00Z', now)).toBe('пт\u00a018:20')
    expect(formatWhen('en', '2026-11-14T10:20:00Z', now)).toBe('14\u00a0Nov')
    expect(formatWhen('kk', '2025-11-19T10:20:00Z', now)).toBe('2025\u00a0ж.\u00a019\u00a0қар.')
  })

  it('uses another time zone on request', () => {
    expect(formatDateTime('ru', '2026-11-21T18:30:00Z', { timeZone: 'Asia/Almaty' })).toBe('21\u00a0нояб.\u00a02026, 23:30')
  })

  it('follows a clock that is put forward within the day', () => {
    const timeZone = 'America/New_York'
    expect(formatDateTime('en', '2026-03-08T06:59:00Z', { timeZone })).toBe('8\u00a0Mar\u00a02026, 01:59')
    expect(formatDateTime('en', '2026-03-08T07:00:00Z', { timeZone })).toBe('8\u00a0Mar\u00a02026, 03:00')
  })

  it('agrees with Intl, in every zone and at every instant', () => {
    const instants = fc.date({ min: new Date('1995-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
    const zones = fc.constantFrom('Asia/Almaty', 'Asia/Kuala_Lumpur', 'Asia/Kathmandu', 'Europe/Moscow', 'Australia/Lord_Howe', 'UTC')
    fc.assert(
      fc.property(instants, zones, (instant, timeZone) => {
        const clock = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
        const day = new Intl.DateTimeFormat('en-GB', { timeZone, day: 'numeric', month: 'long', year: 'numeric' })
        expect(formatTime(instant, timeZone)).toBe(clock.format(instant))
        expect(formatDate('en', instant, { timeZone })).toBe(day.format(instant).replaceAll(' ', '\u00a0'))
      }),
    )
  })

  it('does not move a day that has no time', () => {
    expect(formatDate('en', '2026-01-01', { timeZone: 'America/Los_Angeles', year: false })).toBe('1\u00a0January')
  })

  it('names the weekday', () => {
    expect(formatDate('kk', '2026-11-24', { weekday: true, year: false })).toBe('сейсенбі, 24\u00a0қараша')
  })

  it('draws a range together when it can', () => {
    expect(formatDateRange('en', '2026-11-21', '2026-11-23')).toBe('21–\u206023\u00a0November\u00a02026')
    expect(formatDateRange('kk', '2026-11-02', '2026-11-20')).toBe('2026\u00a0ж.\u00a02–\u206020\u00a0қараша')
    expect(formatDateRange('ru', '2026-11-30', '2026-12-02')).toBe('30\u00a0ноября\u00a0– 2\u00a0декабря\u00a02026')
    expect(formatDateRange('kk', '2026-11-28', '2026-12-03')).toBe('2026\u00a0ж.\u00a028\u00a0қараша\u00a0– 3\u00a0желтоқсан')
    expect(formatDateRange('en', '2026-12-31', '2027-01-02')).toBe('31\u00a0December\u00a02026\u00a0– 2\u00a0January\u00a02027')
    expect(formatDateRange('en', '2026-12-31', '2026-12-31')).toBe('31\u00a0December\u00a02026')
  })

  it('refuses an invalid date', () => {
    expect(() => formatDate('en', 'soon')).toThrow(RangeError)
    expect(() => formatDate('en', '2026-13-01')).toThrow(RangeError)
  })
})
