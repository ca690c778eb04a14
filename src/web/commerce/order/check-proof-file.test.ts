import { describe, expect, it } from 'vitest'
import { createAreaTranslator } from '#contract/messages/translator.ts'
import en from '../../../../messages/en/order.json' with { type: 'json' }
import kk from '../../../../messages/kk/order.json' with { type: 'json' }
import ru from '../../../../messages/ru/order.json' with { type: 'json' }
import { findFileProblem } from './check-proof-file.ts'

const t = createAreaTranslator<'order'>('ru', ru)
const check = (name: string, type: string, size: number) => findFileProblem(t, 'ru', { name, type, size }, 5)

describe('a proof before it travels', () => {
  it('may be an image or a PDF, by its ending where the system knows no type', () => {
    expect(check('slip.jpg', 'image/jpeg', 1000)).toBeUndefined()
    expect(check('slip.PDF', '', 1000)).toBeUndefined()
    expect(check('slip.avif', 'image/avif', 1000)).toBeUndefined()
    expect(check('slip.AVIF', '', 1000)).toBeUndefined()
    expect(check('slip.svg', 'image/svg+xml', 1000)).toContain('не подойдёт')
    expect(check('slip.pdf', 'text/html', 1000)).toContain('не подойдёт')
  })

  it.each([
    ['image/heic', en, 'en', 'send a screenshot'],
    ['image/heif', ru, 'ru', 'скриншот'],
    ['', kk, 'kk', 'iPhone'],
  ] as const)('advises an iPhone owner about a file of the type %j', (type, texts, language, advice) => {
    const own = createAreaTranslator<'order'>(language, texts)
    expect(findFileProblem(own, language, { name: 'IMG_0001.HEIC', type, size: 1000 }, 5)).toContain(advice)
  })

  it('says how large it is and how large it may be', () => {
    expect(check('slip.png', 'image/png', 7_300_000)).toBe('Размер файла 7,3\u00a0МБ, а можно не больше 5\u00a0МБ.')
    expect(check('slip.png', 'image/png', 5 * 1024 * 1024)).toBeUndefined()
  })

  it('is not empty', () => {
    expect(check('slip.png', 'image/png', 0)).toContain('пуст')
  })
})
