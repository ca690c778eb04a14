import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { type Swatch, SwatchGroup } from './swatch-group.tsx'

const drawn = (...swatches: Swatch[]) =>
  renderToStaticMarkup(<SwatchGroup legend="Version" name="version" value={undefined} onChange={() => undefined} swatches={swatches} />)

it('shows the name of an option without a colour or a picture, and no empty circle', () => {
  const html = drawn({ value: '1', label: 'Navy' }, { value: '2', label: 'Cream' })
  expect(html).not.toContain('<circle')
  expect(html.match(/<span aria-hidden="true"[^>]*>(Navy|Cream)<\/span>/g)).toHaveLength(2)
})

it('keeps circles and pictures for those that have them', () => {
  const html = drawn({ value: '1', label: 'Lapis', fill: '#123456' }, { value: '2', label: 'Milk', image: '/milk.webp' })
  expect(html.match(/<circle/g)).toHaveLength(1)
  expect(html).toContain('src="/milk.webp"')
  expect(html).not.toMatch(/<span aria-hidden="true"[^>]*>(Lapis|Milk)</)
})
