import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { JsonLd } from './json-ld.tsx'

it('lets no name end the script or begin a comment in it, and keeps the name', () => {
  const name = '</script><script>alert(1)</script><!-- "Шай" & 🐎 \u2028'
  const html = renderToStaticMarkup(<JsonLd content={{ '@type': 'Product', name }} />)
  expect(html.match(/<\/?script/g)).toHaveLength(2)
  expect(html).not.toContain('<!--')
  const inside = html.slice(html.indexOf('>') + 1, html.lastIndexOf('<'))
  expect(JSON.parse(inside)).toEqual({ '@type': 'Product', name })
})
