import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { ResponsiveImage, type ResponsiveImageProps } from './responsive-image.tsx'

/** Returns each address in the srcset with its width. */
function sources(props: Partial<ResponsiveImageProps>): string[] {
  const html = renderToStaticMarkup(<ResponsiveImage imageKey="abc" alt="" sizes="50vw" first {...props} />)
  const [, set = ''] = /<img[^>]* srcSet="([^"]*)"/.exec(html) ?? []
  return set.split(', ')
}

it('promises no more pixels than the original has, and each of its addresses once', () => {
  expect(sources({ originalWidth: 1200 })).toEqual([
    '/images/abc/320.jpg 320w',
    '/images/abc/640.jpg 640w',
    '/images/abc/960.jpg 960w',
    '/images/abc/1280.jpg 1200w',
  ])
  expect(sources({ originalWidth: 1280 }).at(-1)).toBe('/images/abc/1280.jpg 1280w')
  expect(sources({ originalWidth: 200 })).toEqual(['/images/abc/320.jpg 200w'])
})

it('offers every width up to the largest where the original is larger, or not known', () => {
  expect(sources({ originalWidth: 3000 })).toHaveLength(6)
  expect(sources({ maxWidth: 960 })).toEqual(sources({ maxWidth: 960, originalWidth: 3000 }))
})
