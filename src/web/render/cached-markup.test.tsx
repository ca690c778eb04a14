import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Link, LinksContext } from '#web/ui/link.tsx'
import { CachedMarkup, MarkedPage } from './cached-markup.tsx'

function Name({ of }: { of: { name: string } }) {
  return (
    <Link to="/product/mug">
      {of.name} & <b>more</b>
    </Link>
  )
}

function list(goods: { name: string }[], prefix = '') {
  return (
    <LinksContext value={{ prefix, go: () => undefined }}>
      <ul>
        {goods.map((one) => (
          <CachedMarkup key={one.name} as="li" of={one} variant="list">
            <Name of={one} />
          </CachedMarkup>
        ))}
      </ul>
    </LinksContext>
  )
}

function pageOf(...given: Parameters<typeof list>): string {
  const page = new MarkedPage(list(...given), renderToString)
  return page.toBytes([page.html]).toString()
}

const goods = [{ name: 'Кружка' }, { name: '<!--cached 0-->' }]

describe('cached markup', () => {
  it('equals React’s output of the same elements, the first time and again', () => {
    const plain = renderToString(list(goods))
    expect(pageOf(goods)).toBe(plain)
    expect(pageOf(goods)).toBe(plain)
    expect(pageOf(goods.toReversed())).toBe(renderToString(list(goods.toReversed())))
  })

  it('is made once for all pages', () => {
    pageOf(goods)
    const rendered: unknown[] = []
    const page = list(goods)
    new MarkedPage(page, (element) => {
      rendered.push(element)
      return renderToString(element)
    })
    expect(rendered).toEqual([page])
  })

  it('is regenerated for a new object, and below another prefix', () => {
    pageOf(goods)
    expect(pageOf([{ name: 'Шапка' }])).toContain('Шапка')
    expect(pageOf(goods, '/ru')).toContain('href="/ru/product/mug"')
    expect(pageOf(goods)).toContain('href="/product/mug"')
  })

  it('stays out of pages that fail', () => {
    const fails = () => {
      throw new Error('no such page')
    }
    expect(() => new MarkedPage(list(goods), fails)).toThrow('no such page')
    expect(renderToString(list(goods))).not.toContain('<!--cached')
  })
})
