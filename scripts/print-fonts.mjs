// `npm run print-fonts` cuts the fonts used in print for letters that Onest and Piazzolla lack. The font packages are too large to be
// installed, so they are downloaded here.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { inRoot } from './setup/root.mjs'

/** Basic Latin, its accents and the usual punctuation. Included in each font, so text in two scripts needs only one font. */
const latin = [range(0x20, 0x7e), range(0xa0, 0x17f), range(0x2010, 0x2026), '€₸₽']
const cyrillic = range(0x400, 0x45f)

const fonts = [
  // Adds Vietnamese, Greek and all of Cyrillic.
  {
    file: 'noto-sans-400.ttf',
    source: 'noto-sans@0.4.2',
    letters: [...latin, range(0x180, 0x24f), range(0x370, 0x52f), range(0x1e00, 0x1fff)],
  },
  { file: 'noto-sans-tamil-400.ttf', source: 'noto-sans-tamil@0.4.3', letters: [...latin, range(0xb80, 0xbff), '\u200c\u200d\u25cc'] },
  {
    file: 'noto-sans-arabic-400.ttf',
    source: 'noto-sans-arabic@0.4.3',
    letters: [...latin, range(0x600, 0x6ff), range(0x750, 0x77f), '\u200c\u200d\u200e\u200f'],
  },
  {
    file: 'noto-sans-han-400.ttf',
    source: 'noto-sans-sc@0.4.3',
    // Characters in common use, simplified (GB 2312), traditional (Big5, level 1) and Japanese (JIS X 0208, level 1), Japanese syllables,
    // signs in circles and squares, arrows and stars.
    letters: [
      ...latin,
      cyrillic,
      range(0x3000, 0x30ff),
      range(0x2100, 0x21ff),
      range(0x2460, 0x24ff),
      range(0x25a0, 0x26ff),
      range(0x3200, 0x33ff),
      range(0xff00, 0xffef),
      doubleBytes('gbk', [0xb0, 0xf7], 0xa1),
      doubleBytes('big5', [0xa4, 0xc6], 0x40),
      doubleBytes('euc-jp', [0xb0, 0xcf], 0xa1),
      // Characters used only in names.
      '堃喆珺燊炘翀垚犇祎婳瑄玹姸媖烜骉彧昉暐曈琋瑀瑒禕鋕鏸',
    ],
  },
  // Syllables in common use (KS X 1001).
  {
    file: 'noto-sans-hangul-400.ttf',
    source: 'noto-sans-kr@0.4.3',
    letters: [' ', range(0x3131, 0x318e), doubleBytes('euc-kr', [0xb0, 0xc8], 0xa1)],
  },
  ...[
    { script: 'thai', version: '0.4.2', letters: range(0xe00, 0xe7f) },
    { script: 'devanagari', version: '0.4.1', letters: range(0x900, 0x97f) },
    { script: 'bengali', version: '0.4.4', letters: range(0x980, 0x9ff) },
    { script: 'gurmukhi', version: '0.4.1', letters: range(0xa00, 0xa7f) },
    { script: 'gujarati', version: '0.4.2', letters: range(0xa80, 0xaff) },
    { script: 'telugu', version: '0.4.2', letters: range(0xc00, 0xc7f) },
    { script: 'kannada', version: '0.4.3', letters: range(0xc80, 0xcff) },
    { script: 'malayalam', version: '0.4.2', letters: range(0xd00, 0xd7f) },
    { script: 'sinhala', version: '0.4.2', letters: range(0xd80, 0xdff) },
    { script: 'lao', version: '0.4.2', letters: range(0xe80, 0xeff) },
    { script: 'myanmar', version: '0.4.2', letters: range(0x1000, 0x109f) },
    { script: 'khmer', version: '0.4.3', letters: range(0x1780, 0x17ff) },
    { script: 'georgian', version: '0.4.3', letters: [range(0x10a0, 0x10ff), range(0x1c90, 0x1cbf)] },
    { script: 'armenian', version: '0.4.2', letters: range(0x530, 0x58f) },
    { script: 'hebrew', version: '0.4.1', letters: [range(0x590, 0x5ff), range(0xfb1d, 0xfb4f)] },
    { script: 'ethiopic', version: '0.4.2', letters: range(0x1200, 0x137f) },
  ].map(({ script, version, letters }) => ({
    file: `noto-sans-${script}-400.ttf`,
    source: `noto-sans-${script}@${version}`,
    // U+0964 and U+0965 are the dandas, which end sentences in several Indic scripts.
    letters: [' ', '\u0964\u0965\u200b\u200c\u200d\u25cc', letters].flat(),
  })),
]

/** fontkit reads the box of an empty glyph past the end of the last table, so at least ten bytes must follow it. */
const padding = Buffer.alloc(16)

const folder = mkdtempSync(join(tmpdir(), 'fonts-'))
try {
  for (const { file, source, letters } of fonts) {
    const [archive] = execFileSync('npm', ['pack', '--silent', `@expo-google-fonts/${source}`], { cwd: folder, encoding: 'utf8' }).split(
      '\n',
    )
    const family = source
      .split('@')[0]
      .split('-')
      .map((word) => (word.length === 2 ? word.toUpperCase() : word[0].toUpperCase() + word.slice(1)))
    const name = `package/400Regular/${family.join('')}_400Regular.ttf`
    execFileSync('tar', ['xzf', archive, name], { cwd: folder })
    const cut = await subsetFont(readFileSync(join(folder, name)), letters.join(''), { targetFormat: 'truetype' })
    writeFileSync(inRoot('assets', 'fonts', file), Buffer.concat([cut, padding]))
    console.log(`${file}: ${Math.round(cut.length / 1000)} kB`)
  }
} finally {
  rmSync(folder, { recursive: true })
}

function range(first, last) {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index))
}

/** Returns all characters of a double-byte encoding whose first byte is in the range and whose second byte is at least `least`. */
function doubleBytes(encoding, [first, last], least) {
  const decoder = new TextDecoder(encoding)
  const bytes = []
  for (let lead = first; lead <= last; lead += 1) for (let trail = least; trail <= 0xfe; trail += 1) bytes.push(lead, trail)
  return decoder.decode(Uint8Array.from(bytes)).replace(/\p{C}|\p{Co}|\ufffd/gu, '')
}
