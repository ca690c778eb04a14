import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { projectRoot } from '#kit/config/project-root.ts'
import { fallbackOutlines, type Glyph, type Letters } from './fallback-outlines.ts'
import { splitIntoRuns } from './runs.ts'

/** Outlines by letter. */
export type Face = ReadonlyMap<string, Glyph>
/** `display` is Piazzolla 650, `text` Onest 550. */
export type Faces = { display: Face; text: Face }

/** Tighter than designed, in thousandths of an em, as on pages. */
const displayTracking = -20

let faces: Promise<Faces> | undefined

/** Loads when the first image is drawn. Uses outlines, because a machine's fonts may be missing or lack Ә Ғ Қ Ң Ө Ұ Ү Һ. */
export function loadFaces(): Promise<Faces> {
  faces ??= Promise.all([readFace('piazzolla-650', displayTracking), readFace('onest-550', 0)]).then(([display, text]) => ({
    display,
    text,
  }))
  return faces
}

async function readFace(file: string, tracking: number): Promise<Face> {
  const lines = (await readFile(join(projectRoot, 'assets', 'letters', `${file}.tsv`), 'utf8')).split('\n')
  return new Map(
    lines.flatMap((line) => {
      const [letter = '', advance, path = ''] = line.split('\t')
      return letter === '' ? [] : [[letter, { advance: Number(advance) + tracking, path }] as const]
    }),
  )
}

export function widthOf(face: Face, text: string, size: number): number {
  return (glyphsOf(face, text).reduce((sum, { advance }) => sum + advance, 0) * size) / 1000
}

/** Draws one line as SVG paths. Its baseline starts at (x, y); `size` is in pixels per em. */
export function setLine(face: Face, text: string, { x, y, size, colour }: { x: number; y: number; size: number; colour: string }): string {
  let at = 0
  const paths = glyphsOf(face, text).map(({ advance, path, dx = 0, dy = 0 }) => {
    const placed = path && `<path d="${path}" transform="translate(${at + dx} ${dy})"/>`
    at += advance
    return placed
  })
  return `<g fill="${colour}" transform="translate(${x} ${y}) scale(${size / 1000})">${paths.join('')}</g>`
}

function glyphsOf(face: Face, text: string): Glyph[] {
  const line = text.replaceAll('\u00a0', ' ').normalize('NFC')
  const glyphs = lettersOf(face).set(line)
  // No other font is opened for a text that the face covers.
  return glyphs.length === Array.from(line).length ? glyphs : withFallbacks(face, line)
}

function withFallbacks(face: Face, line: string): Glyph[] {
  const own = lettersOf(face)
  function* fonts(text: string) {
    yield own
    yield* fallbackOutlines(text)
  }
  const runs = splitIntoRuns<Letters>(line, { fonts, has: (font, letter) => font.has(letter), sets: (font, text) => font.sets(text) })
  return runs.flatMap(({ font, text }) => font.set(text))
}

function lettersOf(face: Face): Letters {
  return {
    has: (letter) => face.has(letter),
    sets: () => true,
    set: (text) => Array.from(text).flatMap((letter) => face.get(letter) ?? []),
  }
}
