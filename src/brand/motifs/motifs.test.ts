import { expect, it } from 'vitest'

import type { Colourway } from '../colourways.ts'
import { motifKeys } from './motif-keys.ts'
import { drawMotif } from './index.ts'
import { type Inks, inksFor } from './inks.ts'

const grounds: Colourway[] = ['lapis', 'pomegranate', 'sage', 'night', 'milk', 'felt']

function coloursOf(drawing: string): Set<string> {
  return new Set(drawing.match(/#[0-9a-f]{6}/gi))
}

it('prints every motif in at most four colours on every cloth', () => {
  const tooMany = grounds.flatMap((ground) =>
    motifKeys.filter((key) => coloursOf(drawMotif(key, inksFor(ground))).size > 4).map((key) => `${key} on ${ground}`),
  )
  expect(tooMany).toEqual([])
})

it('draws nothing for a number that is not finite', () => {
  const inks: Inks = inksFor('milk')
  expect(motifKeys.filter((key) => /NaN|Infinity|undefined/.test(drawMotif(key, inks)))).toEqual([])
})
