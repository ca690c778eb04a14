// `npm run fonts` cuts the web fonts from the published ones to the characters and weights listed in src/web/styles/fonts.css.
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import subsetFont from 'subset-font'
import { inRoot } from './setup/root.mjs'

const styles = inRoot('src', 'web', 'styles')
const require = createRequire(import.meta.url)
const published = {
  onest: require.resolve('@fontsource-variable/onest/package.json'),
  piazzolla: require.resolve('@fontsource-variable/piazzolla/package.json'),
}

/** Returns the expected content of each file of `fonts.css`: `[{ path, content }]`. */
export async function cutFonts() {
  const css = readFileSync(join(styles, 'fonts.css'), 'utf8')
  const faces = [...css.matchAll(/@font-face \{[^}]*\}/g)].map(([face]) => face).filter((face) => face.includes('url('))
  return Promise.all(faces.map(cutFont))
}

async function cutFont(face) {
  const [, file] = /url\('\.\/fonts\/(.+?)\.woff2'\)/.exec(face)
  const [family] = file.split('-')
  const whole = readFileSync(join(dirname(published[family]), 'files', `${file}-wght-normal.woff2`))
  const content = await subsetFont(whole, charactersOf(face), { targetFormat: 'woff2', variationAxes: { wght: weightOf(face) } })
  return { path: join(styles, 'fonts', `${file}.woff2`), content }
}

function charactersOf(face) {
  const [, ranges] = /unicode-range:([^;]+);/.exec(face)
  return ranges
    .split(',')
    .flatMap((range) => {
      const [first, last = first] = range
        .trim()
        .slice('U+'.length)
        .split('-')
        .map((code) => Number.parseInt(code, 16))
      return Array.from({ length: last - first + 1 }, (_, place) => String.fromCodePoint(first + place))
    })
    .join('')
}

/** Returns a number for a single weight, which fixes the axis, or a range, within which the browser chooses. */
function weightOf(face) {
  const [, weights] = /font-weight:([^;]+);/.exec(face)
  const [min, max] = weights.trim().split(' ').map(Number)
  return max === undefined ? min : { min, max }
}

if (import.meta.main) for (const { path, content } of await cutFonts()) writeFileSync(path, content)
