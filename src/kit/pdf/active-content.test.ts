import { readdirSync, readFileSync } from 'node:fs'
import { deflateSync } from 'node:zlib'
import PDFDocument from 'pdfkit'
import { expect, it } from 'vitest'
import { findActiveContent } from './active-content.ts'

const samples = new URL('./samples/', import.meta.url)
const refused = new URL('./refused-samples/', import.meta.url)
const script = '/S /JavaScript /JS (app.alert(1))'

/** Objects as they appear in a file, without a cross-reference table. */
function pdf(...objects: string[]): Buffer {
  return Buffer.from(`%PDF-1.7\n%\xe2\xe3\xcf\xd3\n${objects.join('\n')}\ntrailer\n<< /Root 1 0 R >>\nstartxref\n9\n%%EOF\n`, 'latin1')
}

const catalog = (more = '') => `1 0 obj\n<< /Type /Catalog /Pages 2 0 R ${more} >>\nendobj`
const pages = '2 0 obj\n<< /Type /Pages /Count 0 /Kids [] >>\nendobj'

/** An object stream of these values, numbered from 10. */
function compressed(values: string[], { number = 9, more = '', compress = true } = {}): string {
  let text = ''
  const list = values.map((value, index) => {
    const place = text.length
    text += `${value} `
    return `${10 + index} ${place}`
  })
  const head = `${list.join(' ')} `
  const content = compress ? deflateSync(Buffer.from(head + text, 'latin1')).toString('latin1') : head + text
  const filter = compress ? '/Filter /FlateDecode' : ''
  const about = `/Type /ObjStm /N ${values.length} /First ${head.length} /Length ${content.length} ${filter} ${more}`
  return `${number} 0 obj\n<< ${about} >>\nstream\n${content}\nendstream\nendobj`
}

it.each(readdirSync(samples))('finds nothing in an honest file: %s', (name) => {
  expect(findActiveContent(readFileSync(new URL(name, samples)))).toBeUndefined()
})

it.each(readdirSync(refused))('refuses an encrypted file that acts or needs a password: %s', (name) => {
  expect(findActiveContent(readFileSync(new URL(name, refused)))).toBe(name.startsWith('script') ? '/JS' : 'unreadable')
})

it.each([
  ['of another object', / \/Encrypt \d+ 0 R/, ' /Encrypt 1 0 R'],
  ['with another id', /\/ID \[<../, '/ID [<99'],
  ['that is mentioned twice', /%%EOF/, '(/Encrypt 1 0 R) %%EOF'],
  ['by another handler', '/Standard', '/Peculiar'],
  ['of an unknown version', '/R 4', '/R 9'],
  ['with an unknown cipher', '/AESV2', '/AESV9'],
  ['with a cipher called Identity', '/CF << ', '/CF << /Identity << /CFM /AESV2 >> '],
])('refuses a lock %s', (_, before, after) => {
  const locked = readFileSync(new URL('locked-aes-128.pdf', samples), 'latin1')
  expect(locked).not.toBe(locked.replace(before, after))
  expect(findActiveContent(Buffer.from(locked.replace(before, after), 'latin1'))).toBe('unreadable')
})

it.each([
  ['without naming a cipher', '/StmF /StdCF', ''],
  ['by Identity', '/StmF /StdCF', '/StmF /Identity'],
  ['by a filter that changes nothing', '/AESV3', '/None'],
])('refuses an object stream that is left plain %s in a locked file', (_, before, after) => {
  const locked = readFileSync(new URL('locked-no-object-streams.pdf', samples), 'latin1')
  const plain = locked.replace(before, after).replace('\ntrailer', `\n${compressed(['<< /Type /Font >>'], { number: 99 })}\ntrailer`)
  expect(plain.match(/ObjStm/g)).toHaveLength(1)
  expect(findActiveContent(Buffer.from(plain, 'latin1'))).toBe('unreadable')
})

it('accepts PDFs that this shop prints itself', async () => {
  const document = new PDFDocument({ info: { Title: 'Slip' } })
  const parts: Buffer[] = []
  document.on('data', (part: Buffer) => parts.push(part))
  const ended = new Promise((resolve) => document.on('end', resolve))
  document.text('Paid 120 ringgit', { link: 'https://bank.example/receipt' }).end()
  await ended
  expect(findActiveContent(Buffer.concat(parts))).toBeUndefined()
})

it.each([
  ['a place to begin at', catalog('/OpenAction [2 0 R /XYZ null null 0]')],
  ['a place under a number of its own', `${catalog('/OpenAction 5 0 R')}\n5 0 obj\n[2 0 R /Fit]\nendobj`],
  ['a page to go to', catalog('/OpenAction << /S /GoTo /D [2 0 R /Fit] >>')],
  ['texts that speak of actions', catalog('/Title (our /JS and /AA) /Lang <2F4A53>')],
  ['names that only begin like others', catalog('/JSON 1 /AAA 2 /LaunchDate 3')],
  ['bytes that look like a name', `${catalog()}\n5 0 obj\n<< /Length 9 >>\nstream\n/JS (x) y\nendstream\nendobj`],
  ['packed objects', `${catalog()}\n${compressed(['<< /Type /Font >>', '[1 2 3]', '(text)'])}`],
  ['objects that are not packed, in a stream of their own', `${catalog()}\n${compressed(['<< /Type /Font >>'], { compress: false })}`],
  ['a newer version behind the first', `${catalog()}\n%%EOF1 0 obj\n<< /Type /Catalog >>\nendobj`],
])('finds nothing in %s', (_, objects) => {
  expect(findActiveContent(pdf(objects, pages))).toBeUndefined()
})

it.each([
  ['a script on opening', catalog(`/OpenAction << ${script} >>`)],
  ['a name with its letters as numbers', catalog('/OpenAction << /S /#4aava#53cript /J#53 (x) >>')],
  ['a script of a page', `${catalog()}\n5 0 obj\n<< /AA << /O 6 0 R >> >>\nendobj`],
  ['a script without saying so', `${catalog()}\n5 0 obj\n<< /J#53 (app.alert(1)) >>\nendobj`],
  ['a program', `${catalog()}\n5 0 obj\n<< /S /Launch /F (cmd.exe) >>\nendobj`],
  ['a file', `${catalog()}\n5 0 obj\n<< /Type /EmbeddedFile >>\nendobj`],
  ['a file by its short name', `${catalog()}\n5 0 obj\n<< /Type /Filespec /EF << /F 6 0 R >> >>\nendobj`],
  ['a form of the old kind', catalog('/AcroForm << /XFA [] >>')],
  ['a film', `${catalog()}\n5 0 obj\n<< /Subtype /RichMedia >>\nendobj`],
  ['a form that is sent', `${catalog()}\n5 0 obj\n<< /S /SubmitForm >>\nendobj`],
  ['another file that is opened', `${catalog()}\n5 0 obj\n<< /S /GoToR /F (\\\\\\\\host\\\\share) >>\nendobj`],
  ['an address that opens by itself', catalog('/OpenAction << /S /URI /URI (https://evil.example) >>')],
  ['one under a number of its own', `${catalog('/OpenAction 5 0 R')}\n5 0 obj\n<< /S /URI /URI (https://evil.example) >>\nendobj`],
  ['a page to go to, and then more', catalog('/OpenAction << /S /GoTo /D [2 0 R /Fit] /Next << /S /URI /URI (x) >> >>')],
  ['a catalogue that stands in the trailer', 'trailer\n<< /Root << /Open#41ction << /S /URI >> >> >>'],
  ['a lock', `${catalog()}\ntrailer\n<< /Encrypt 6 0 R >>`],
])('finds %s', (_, objects) => {
  expect(findActiveContent(pdf(objects, pages))).toBeTypeOf('string')
})

it.each([
  ['a comment that speaks of a stream', `% stream\n5 0 obj\n<< ${script} >>\nendobj\n% endstream`],
  ['a text that speaks of a stream', `4 0 obj\n(stream\n)\nendobj\n5 0 obj\n<< ${script} >>\nendobj\n6 0 obj\n(endstream)\nendobj`],
  [
    'a stream that is longer than it says',
    `4 0 obj\n<< /Length 2 >>\nstream\nxx\nendstream\n5 0 obj\n<< /AA 6 0 R >>\nendobj\nendstream\nendobj`,
  ],
  [
    'a stream that says it is longer',
    `4 0 obj\n<< /Length 57 >>\nstream\nendstream\nendobj\n5 0 obj\n<< /AA 6 0 R >>\nendobj\n4 0 obj\nx\nendstream\nendobj`,
  ],
  ['a comment', '% 5 0 obj << /AA 6 0 R >> endobj'],
  [
    'a stream, with comments between',
    '4 0 obj\n<< /Length 43 >>\nstream\n5 % and\n0 % more\nobj % and\n<< /AA 6 0 R >>\nendstream\nendobj',
  ],
  ['a text', '4 0 obj\n(5 0 obj << /AA 6 0 R >> endobj)\nendobj'],
  ['a stream', '4 0 obj\n<< /Length 33 >>\nstream\n5 0 obj\n<< /AA 6 0 R >>\nendobj\n\nendstream\nendobj'],
  ['a name', '4 0 obj\n<< /Length 5 % >>\n/AA 6 0 R >>\nendobj'],
  ['an older version', `1 0 obj\n<< /Type /Catalog /AA 5 0 R >>\nendobj\n%%EOF\n1 0 obj\n<< /Type /Catalog >>\nendobj`],
])('finds content hidden in or behind %s', (_, objects) => {
  expect(findActiveContent(pdf(objects, pages))).toBeTypeOf('string')
})

const strangeStream = (about: string, content: string) =>
  `9 0 obj\n<< /Type /ObjStm /N 1 /First 5 ${about} >>\nstream\n${content}\nendstream\nendobj`

it.each([
  ['packed', compressed([`<< ${script} >>`])],
  ['packed, with its letters as numbers', compressed(['<< /#41A << /O 7 0 R >> >>'])],
  ['packed into a text that its list leads into', compressed(['(<< /AA 7 0 R >>)'])],
  ['packed without being called so', compressed([`<< ${script} >>`]).replace('/Type /ObjStm', '')],
  ['packed, and said to be packed by a number', strangeStream('/Filter 8 0 R', deflateSync(`10 0 << ${script} >>`).toString('latin1'))],
  ['packed twice', strangeStream('/Filter [/FlateDecode /FlateDecode]', 'x')],
  ['packed another way', strangeStream('/Filter /ASCIIHexDecode', Buffer.from(`10 0 << ${script} >>`).toString('hex'))],
  ['packed as differences', compressed(['<< >>'], { more: '/DecodeParms [<< /Predictor 12 >>]' })],
  ['packed as differences that stand elsewhere', compressed(['<< >>'], { more: '/DecodeParms 8 0 R' })],
  ['packed outside of the file', compressed(['<< >>'], { more: '/F (elsewhere)' })],
  ['packed, and opened from outside', `${catalog('/OpenAction 10 0 R')}\n${compressed(['<< /S /URI /URI (x) >>'])}`],
  ['packed badly', strangeStream('/Filter /FlateDecode', 'not packed at all')],
  ['packed to burst', compressed([' '.repeat(40_000_000)])],
  ['packed by half', `${catalog('/OpenAction 10 0 R')}\n${strangeStream('', '10 0 ')}`],
  ['without end', `5 0 obj\n${'['.repeat(100_000)}`],
  ['without end, as a text', '5 0 obj\n(text'],
])('keeps nothing %s', (_, objects) => {
  expect(findActiveContent(pdf(objects, pages))).toBeTypeOf('string')
})

it.each([
  ['no end', Buffer.from('%PDF-1.7\n1 0 obj\n')],
  ['something before it', Buffer.concat([Buffer.from('GIF89a'), pdf(catalog())])],
  ['something behind it', Buffer.concat([pdf(catalog()), Buffer.from('more')])],
  ['a page in it', pdf('4 0 obj\n(<script>alert(1)</script>)\nendobj')],
  ['an archive behind it', Buffer.concat([pdf(catalog()), Buffer.from('PK\x05\x06')])],
])('takes no PDF with %s', (_, bytes) => {
  expect(findActiveContent(bytes)).toBeTypeOf('string')
})
