import { describe, expect, it } from 'vitest'
import { checkCard, groupCardNumber, groupExpiry } from './check-card.ts'

describe('a test card as typed', () => {
  it('is right with blanks in the number', () => {
    expect(checkCard({ card_number: '4242 4242 4242 4242', expiry: '12/34', cvc: '123' })).toEqual({})
  })

  it('names the problem of each field', () => {
    expect(checkCard({ card_number: '4242 4242 4242 4241', expiry: '13/34', cvc: '' })).toEqual({
      card_number: 'invalid_card_number',
      expiry: 'invalid_expiry',
      cvc: 'required',
    })
  })

  it('groups the number in fours', () => {
    expect(groupCardNumber('42424242x4242')).toBe('4242 4242 4242')
  })

  it('puts the slash after the month and lets it be deleted', () => {
    expect(groupExpiry('12', '1')).toBe('12/')
    expect(groupExpiry('12', '12/')).toBe('12')
    expect(groupExpiry('123', '12/')).toBe('12/3')
  })
})
