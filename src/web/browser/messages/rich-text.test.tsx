import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { richText } from './rich-text.tsx'

describe('rich text', () => {
  it('puts elements where the message marks them, in any order', () => {
    const markup = renderToStaticMarkup(
      <p>
        {richText('I accept the <terms>terms</terms> and the <privacy>notice</privacy>.', {
          privacy: (inside) => <i>{inside}</i>,
          terms: (inside) => <b>{inside}</b>,
        })}
      </p>,
    )
    expect(markup).toBe('<p>I accept the <b>terms</b> and the <i>notice</i>.</p>')
  })

  it('shows a mark without an element as text, never as markup', () => {
    expect(renderToStaticMarkup(<p>{richText('<script>alert(1)</script>', {})}</p>)).toBe('<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>')
  })
})
