import { expect, it } from 'vitest'
import { motifKeys } from '#brand/motifs/motif-keys.ts'
import { namedMotifs } from '#contract/rules/studio-rules.ts'

it('names every motif of the brand, and no other', () => {
  expect(new Set<string>(namedMotifs)).toEqual(new Set<string>(motifKeys))
})
