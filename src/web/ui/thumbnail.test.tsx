import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Thumbnail } from './thumbnail.tsx'

it('keeps its size without an image, whatever room there is', () => {
  const [svg = ''] = /<svg[^>]*>/.exec(renderToStaticMarkup(<Thumbnail imageKey={undefined} alt="" size={56} />)) ?? []
  expect(svg).toMatch(/ width="56" height="56"/)
  expect(svg).not.toMatch(/w-full|h-auto|size-full/)
})
