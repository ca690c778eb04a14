import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { foldWord, stemFolded } from './word-folding.ts'

const stemOf = (word: string) => stemFolded(foldWord(word))

describe('folding', () => {
  it('spells Kazakh alike in Cyrillic, in its Latin alphabets and as Russians type it', () => {
    expect(new Set(['қошқар', 'qoshqar', 'qoşqar', 'koshkar', 'кошкар'].map(foldWord))).toEqual(new Set(['koshkar']))
    expect(new Set(['шаңырақ', 'shanyraq', 'şañıraq', 'shanyrak'].map(foldWord))).toEqual(new Set(['shanirak']))
    expect(new Set(['түйе', 'tuye', 'tüie'].map(foldWord)).size).toBeLessThanOrEqual(2)
  })

  it('spells Russian alike in both alphabets', () => {
    expect(foldWord('кружка')).toBe(foldWord('kruzhka'))
    expect(foldWord('футболка')).toBe(foldWord('futbolka'))
    expect(foldWord('тюльпан')).toBe(foldWord('tyulpan'))
    expect(foldWord('щука')).toBe(foldWord('shchuka'))
  })

  it('leaves other scripts and figures as they are', () => {
    expect(foldWord('马克杯')).toBe('马克杯')
    expect(foldWord('350')).toBe('350')
    expect(stemFolded('350')).toBe('350')
  })
})

describe('stemming', () => {
  it('meets the forms of a Kazakh word', () => {
    expect(new Set(['кружка', 'кружкалар', 'кружкасы', 'кружкаға', 'кружканың', 'кружкалармен'].map(stemOf)).size).toBe(1)
    expect(new Set(['бала', 'балалар', 'балаларға', 'баланың'].map(stemOf)).size).toBe(1)
  })

  it('meets the forms of a Russian word typed in Latin letters', () => {
    expect(new Set(['kruzhka', 'kruzhki', 'kruzhku', 'kruzhek', 'kruzhkami'].map(stemOf)).size).toBe(1)
    expect(new Set(['futbolka', 'futbolki', 'футболок', 'футболкой'].map(stemOf)).size).toBe(1)
  })

  it('never leaves less than three letters of a word', () => {
    fc.assert(fc.property(fc.stringMatching(/^[a-z]{3,20}$/), (word) => stemFolded(word).length >= 3))
  })

  it('removes no more from the stem of a short word', () => {
    fc.assert(fc.property(fc.stringMatching(/^[a-z]{1,6}$/), (word) => stemFolded(stemFolded(word)) === stemFolded(word)))
  })
})
