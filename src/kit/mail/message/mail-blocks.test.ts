import { expect, it } from 'vitest'
import { renderMail } from './render-mail.ts'

const goods = { name: 'Felt bag', detail: 'Blue', amount: 'RM 45.00', imageUrl: 'https://shop.example/bag.jpg' }

it('has words in every link, and repeats the name of goods only where their picture is a link', async () => {
  const { html } = await renderMail({
    language: 'en',
    sender: { name: 'Shop', url: 'https://shop.example' },
    preview: 'Goods',
    title: 'Goods',
    blocks: [{ kind: 'goods', items: [{ ...goods, url: 'https://shop.example/product/bag' }, goods] }],
    footer: [],
  })
  const links = [...html.matchAll(/<a\s[^>]*>(.*?)<\/a>/gs)].map(([, inside = '']) => inside)
  expect(links.length).toBeGreaterThan(2)
  for (const inside of links)
    expect(
      inside
        .replaceAll(/<img[^>]*alt="([^"]*)"[^>]*>/g, '$1')
        .replaceAll(/<[^>]*>/g, '')
        .trim(),
    ).not.toBe('')
  expect(html.match(/alt="Felt bag"/g)).toHaveLength(1)
})

it('describes embedded images in plain text, without an unusable address', async () => {
  const { text, html } = await renderMail({
    language: 'en',
    sender: { name: 'Shop', url: 'https://shop.example' },
    preview: 'Code',
    title: 'Code',
    blocks: [{ kind: 'image', url: 'cid:code', alt: 'The code', widthPx: 240 }],
    footer: [],
  })
  expect(html).toContain('src="cid:code"')
  expect(text).toContain('[The code]')
  expect(text).not.toContain('cid:')
})
