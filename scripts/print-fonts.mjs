// `npm run print-fonts` cuts the fonts of what is printed for letters that Onest and Piazzolla lack. Their packages are too large to be installed for that.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { inRoot } from './setup/root.mjs'

/** Basic Latin, its accents and the usual punctuation, so that a text of two scripts needs one font. */
const latin = [range(0x20, 0x7e), range(0xa0, 0x17f), range(0x2010, 0x2026), '€₸₽']
const cyrillic = range(0x400, 0x45f)

const fonts = [
  // Vietnamese, Greek, all of Cyrillic.
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
    // The characters in common use, simplified (GB 2312), traditional (Big5, level 1) and Japanese (JIS X 0208, level 1), the syllables of Japanese,
    // and signs in circles and squares, arrows, stars.
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
      // Of names alone.
      '堃喆珺燊炘翀垚犇祎婳瑄玹姸媖烜骉彧昉暐曈琋瑀瑒禕鋕鏸',
    ],
  },
  // The syllables in common use (KS X 1001).
  {
    file: 'noto-sans-hangul-400.ttf',
    source: 'noto-sans-kr@0.4.3',
    letters: [' ', range(0x3131, 0x318e), doubleBytes('euc-kr', [0xb0, 0xc8], 0xa1)],
  },
]

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
    writeFileSync(inRoot('assets', 'fonts', file), cut)
    console.log(`${file}: ${Math.round(cut.length / 1000)} kB`)
  }
} finally {
  rmSync(folder, { recursive: true })
}

function range(first, last) {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index))
}

/** All characters of a double-byte encoding whose first byte is one of these, and whose second is at least so large. */
function doubleBytes(encoding, [first, last], least) {
  const decoder = new TextDecoder(encoding)
  const bytes = []
  for (let lead = first; lead <= last; lead += 1) for (let trail = least; trail <= 0xfe; trail += 1) bytes.push(lead, trail)
  return decoder.decode(Uint8Array.from(bytes)).replace(/\p{C}|\p{Co}|\ufffd/gu, '')
}
