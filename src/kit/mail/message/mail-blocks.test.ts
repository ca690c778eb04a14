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

it('keeps an order number on one line in a paragraph and in the footer', async () => {
  const { html, text } = await renderMail({
    language: 'en',
    sender: { name: 'Shop', url: 'https://shop.example' },
    preview: 'Return',
    title: 'Return',
    blocks: [{ kind: 'paragraph', text: 'Items from order UND-123456.\nThank you.' }],
    footer: ['Order UND-123456 was placed here.'],
  })
  expect(html.match(/<span[^>]*white-space:nowrap[^>]*>UND-123456<\/span>/g)).toHaveLength(2)
  expect(text).toContain('Items from order UND-123456.\nThank you.')
})
