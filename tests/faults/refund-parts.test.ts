import { it } from 'vitest'
import { checkRefundParts } from '#tests/support/refund-parts-property.ts'

// oxlint-disable-next-line vitest/expect-expect -- the property expects
it('splits the refunds of 100,000 random orders so that they add up to the sen', () => checkRefundParts(100_000))
