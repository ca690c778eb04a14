import { readdirSync } from 'node:fs'
import { Readable } from 'node:stream'
import fc from 'fast-check'
import sharp from 'sharp'
import { beforeAll, expect, it } from 'vitest'
import { BytesInFlight } from '#kit/http/bytes-in-flight.ts'
import { IncomingBody, slowestPace } from '#kit/http/incoming-body.ts'
import { temporaryFolder } from '#tests/support/shop.ts'
import { receiveUpload } from './receive-upload.ts'
import { TemporaryFolder } from './temporary-folder.ts'

const dataDir = temporaryFolder()
const folder = new TemporaryFolder(dataDir)
beforeAll(() => folder.open())
const filesLeft = () => readdirSync(dataDir, { recursive: true, withFileTypes: true }).filter((one) => one.isFile()).length

const upload = { kinds: ['image/png', 'image/avif', 'text/csv'], code: 'thing', mostMb: 1 }
const headers = new Headers({ 'content-type': 'multipart/form-data; boundary=felt' })

function receive(...pieces: (string | Buffer)[]) {
  const body = new IncomingBody(
    Readable.from(
      pieces.map((piece) => Buffer.from(piece as string, 'latin1')),
      { objectMode: false },
    ),
  )
  const share = new BytesInFlight(10_000_000).open('file')
  return receiveUpload(headers, body, { upload, share, pace: slowestPace, folder })
}

const part = (content: string | Buffer, name = 'file', about = '; filename="a.bin"') => [
  `--felt\r\ncontent-disposition: form-data; name="${name}"${about}\r\n\r\n`,
  content,
  '\r\n',
]
const end = '--felt--\r\n'
const png = await sharp({ create: { width: 30, height: 20, channels: 3, background: 'teal' } })
  .png()
  .toBuffer()

it('passes on the fields and a file on disk, and deletes it in the end', async () => {
  const { form, remove } = await receive(...part(png), ...part('a scarf', 'alt', ''), end)
  const file = form.get('file')
  if (!(file instanceof File)) throw new Error('no file came')
  expect([file.type, file.size, form.get('alt')]).toEqual(['image/png', png.length, 'a scarf'])
  expect(Buffer.from(await file.arrayBuffer())).toEqual(png)
  expect(filesLeft()).toBe(1)
  await remove()
  expect(filesLeft()).toBe(0)
})

it('recognises a table, and a form without a choice as one without a file', async () => {
  const table = await receive(...part('sku,name\r\nT-1,Құрақ\r\n'), end)
  expect(table.form.get('file')).toMatchObject({ type: 'text/csv' })
  await table.remove()
  const none = await receive(...part('', 'file', '; filename=""'), end)
  expect([...none.form]).toEqual([])
  await none.remove()
})

it.each([
  ['SVG with a prologue', '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'],
  ['a ZIP archive', 'PK\x03\x04\x14\x00\x00\x00\x08\x00archive'],
  ['GIF', 'GIF89a\x01\x00\x01\x00\x80\x00\x00'],
  ['PDF', '%PDF-1.7\n%%EOF'],
  ['a program', '\x7fELF\x02\x01\x01\x00'],
  ['nothing', ''],
])('refuses %s by its bytes, whatever it is called', async (_, content) => {
  await expect(receive(...part(Buffer.from(content, 'latin1')), end)).rejects.toMatchObject({ code: 'thing_type_refused', status: 415 })
  expect(filesLeft()).toBe(0)
})

it('looks at the size of all before it looks at the kind of any', async () => {
  const large = Buffer.alloc(1024 * 1024 + 1)
  await expect(receive(...part('GIF89a'), ...part(large, 'more'), end)).rejects.toMatchObject({ code: 'thing_too_large', status: 413 })
  await expect(receive(...part(large), ...part(large), end)).rejects.toMatchObject({ code: 'thing_too_large', status: 413 })
  expect(filesLeft()).toBe(0)
})

it('does not wait for a body of known size that is no form', async () => {
  const share = new BytesInFlight(10_000_000).open('file')
  const body = () => new IncomingBody(new Readable({ read: () => undefined }))
  for (const [length, status] of [
    [5, 415],
    [5_000_000, 413],
  ] as const) {
    const declared = new Headers({ 'content-type': 'text/plain', 'content-length': String(length) })
    await expect(receiveUpload(declared, body(), { upload, share, pace: slowestPace, folder })).rejects.toMatchObject({ status })
  }
})

it('keeps nothing of a broken-off or invalid form', async () => {
  for (const pieces of [['no parts at all'], part(png), ['--felt\r\n\r\n'], [...part(png), '--felt'], ['']]) {
    await expect(receive(...pieces)).rejects.toMatchObject({ code: 'malformed', status: 400 })
  }
  expect(filesLeft()).toBe(0)
})

it('either accepts a form or refuses it, for any content in any chunks', async () => {
  const scraps = fc.constantFrom(
    '--felt',
    '--',
    '\r\n',
    '\r\n\r\n',
    'content-disposition: form-data',
    '; name="a"',
    '; filename="b"',
    ': ',
    png,
  )
  const noise = fc.uint8Array({ maxLength: 40 }).map((bytes) => Buffer.from(bytes))
  await fc.assert(
    fc.asyncProperty(fc.array(fc.oneof(scraps, noise), { maxLength: 30 }), async (pieces) => {
      const received = await receive(...pieces).catch((error: unknown) => error)
      if (received instanceof Error) expect(received).toMatchObject({ code: expect.stringMatching(/^(?:malformed|thing_\w+)$/) })
      else await (received as { remove: () => Promise<void> }).remove()
      expect(filesLeft()).toBe(0)
    }),
    { numRuns: 300 },
  )
})
