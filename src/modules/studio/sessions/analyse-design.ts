import type { Compositor, DesignMeasure, PrintText } from '#kit/compositor/index.ts'
import type { StudioAnalysis } from '#contract/studio.ts'
import { recordChange } from '#modules/audit/index.ts'
import { type Ctx, inTransaction } from '#modules/context.ts'
import { auditedSession, findSession, lockSession, touchSession } from '../studio-store.ts'
import type { StudioTools } from '../studio-tools.ts'
import { knownMotifs } from './known-motifs.ts'
import { readPicture } from './picture-of.ts'
import { refusalOfPicture } from './refused-picture.ts'

/**
 * Measures in a separate process, then opens its own transaction. Throws studio_session_not_found, no_picture, studio_picture_…, TooBusy.
 */
export async function analyseDesign(ctx: Ctx, { compositor }: StudioTools, id: string): Promise<StudioAnalysis> {
  const session = await findSession(ctx, id)
  const { bytes } = await readPicture(ctx, session)
  const measured = await compositor.measure(bytes, { kind: session.kind, motifs: knownMotifs }).catch((error: unknown) => {
    throw refusalOfPicture(error)
  })
  const analysis = analysisFrom(measured, await readWords(ctx, compositor, bytes, measured))
  await inTransaction(ctx, async (inside) => {
    const before = await lockSession(inside, id)
    await inside.db
      .updateTable('studio_sessions')
      .set({ analysis: JSON.stringify(analysis) })
      .where('id', '=', id)
      .execute()
    await touchSession(inside, id, before.step === 'select' || before.step === 'shots' ? 'analysis' : undefined)
    await recordChange(inside, {
      action: 'studio_session.analyse',
      ...auditedSession(before),
      before: { analysis: before.analysis },
      after: { analysis },
    })
  })
  return analysis
}

/** A failure to read the words of a print is only logged, since the analysis is useful without them. */
async function readWords(ctx: Ctx, compositor: Compositor, picture: Buffer, { printArea }: DesignMeasure): Promise<PrintText> {
  try {
    return await compositor.readText(picture, printArea)
  } catch (error) {
    ctx.log.warn({ err: error }, 'the words of a print could not be read')
    return { isRead: false, text: null }
  }
}

const rounded = (value: number, digits: number) => Number(value.toFixed(digits))

function analysisFrom(measured: DesignMeasure, words: PrintText): StudioAnalysis {
  const { palette, printArea, material, contrast, motif, textFound, suggestions } = measured
  const { leftRight, upDown, halfTurn } = motif.symmetry
  return {
    palette: palette.slice(0, 12).map(({ hex, share }) => ({ hex: hex.toLowerCase(), share: rounded(Math.min(1, share), 4) })),
    print_area: printArea && {
      x: rounded(printArea.x, 4),
      y: rounded(printArea.y, 4),
      width: rounded(printArea.width, 4),
      height: rounded(printArea.height, 4),
    },
    // A print without a material is placed on white until staff change it.
    material: material?.toLowerCase() ?? '#ffffff',
    motif: motif.name ?? (motif.guess === 'none' ? null : motif.guess),
    contrast: contrast === null ? null : rounded(Math.min(21, Math.max(1, contrast)), 2),
    text_found: words.text,
    suggestions: [...suggestions],
    symmetry: { left_right: rounded(leftRight, 3), up_down: rounded(upDown, 3), half_turn: rounded(halfTurn, 3) },
    text_is_likely: words.text !== null || textFound,
    text_is_read: words.isRead,
    is_edited: false,
  }
}
