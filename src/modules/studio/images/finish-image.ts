import type { GoodsKind } from '#contract/rules/studio-rules.ts'
import type { StudioAnalysis } from '#contract/studio.ts'
import { digitalSourceTypes } from '#contract/rules/image-provenance.ts'
import { loadSharp } from '#kit/images/load-sharp.ts'
import { measureImage, openImage } from '#kit/images/open-image.ts'
import type { Ctx } from '#modules/context.ts'
import { getSettings } from '#modules/settings/index.ts'
import type { ImageRow, SessionRow, ShotRow } from '../studio-store.ts'
import { discardFile } from './drop-files.ts'
import { failImage } from './fail-image.ts'

export type OtherGoods = { name: string; kind: GoodsKind; bytes: Buffer }

export type Turn = {
  attempt: string
  image: ImageRow
  session: SessionRow
  shot: ShotRow
  analysis: StudioAnalysis
  original: { bytes: Buffer; mime: string }
  others: OtherGoods[]
}

type Likeness = { printSimilarity: number; sharpness: number }
export type Made = {
  bytes: Buffer
  printArea: { x: number; y: number; width: number; height: number } | null
  /** The name of the program or model that made it. */
  madeBy: string
  isGenerated: boolean
} & (Likeness | { compare: (drawn: Buffer) => Promise<Likeness> })

/** Smaller pictures show too little of a product. */
const leastSidePx = 200

/**
 * Re-encodes the picture with its provenance, measures its likeness and offers it for review. Running it twice has the same result. Returns
 * false if the picture is unusable or not wanted any more.
 */
export async function finishImage(ctx: Ctx, turn: Turn, made: Made): Promise<boolean> {
  const { image, attempt } = turn
  const drawn = await draw(ctx, turn, made).catch((error: unknown) => {
    ctx.log.warn({ err: error, imageId: image.id }, 'what an engine made is no picture')
  })
  if (!drawn) {
    await failImage(ctx, { imageId: image.id, attempt }, 'broken_picture')
    return false
  }
  const likeness = 'compare' in made ? await made.compare(drawn.bytes) : made
  const fileKey = `studio/${image.session_id}/${image.id}-${attempt}`
  await ctx.files.put(fileKey, drawn.bytes, drawn.mime)
  const offered = await ctx.db
    .updateTable('studio_images')
    .set({
      status: 'ready',
      file_key: fileKey,
      mime: drawn.mime,
      width: drawn.width,
      height: drawn.height,
      print_similarity: shareOf(likeness.printSimilarity),
      sharpness: shareOf(1 - Math.exp(-likeness.sharpness / usualSharpness)),
      print_area: made.printArea === null ? null : JSON.stringify(made.printArea),
      error: null,
      error_detail: null,
      retry_at: null,
      ended_at: ctx.clock.now(),
    })
    .where('id', '=', image.id)
    .where('attempt', '=', attempt)
    // A response that arrives after the picture was given up is still used.
    .where((eb) => eb.or([eb('status', '=', 'running'), eb.and([eb('status', '=', 'failed'), eb('error', '=', 'unknown_outcome')])]))
    .returning('id')
    .executeTakeFirst()
  if (!offered && !(await isOffered(ctx, image.id, fileKey))) await discardFile(ctx, fileKey)
  return offered !== undefined
}

/** The variance of the Laplacian at which a picture counts as 63 % sharp. */
const usualSharpness = 120

/** True if another run of the same attempt has offered the file. */
async function isOffered({ db }: Pick<Ctx, 'db'>, id: string, fileKey: string): Promise<boolean> {
  return (
    (await db.selectFrom('studio_images').select('id').where('id', '=', id).where('file_key', '=', fileKey).executeTakeFirst()) !==
    undefined
  )
}

/** Runs in the image queue. The output is sRGB with eight bits and one frame: PNG with transparency, otherwise JPEG. */
function draw(ctx: Ctx, { image }: Turn, { bytes, madeBy, isGenerated }: Made) {
  return ctx.imageQueue.run(async () => {
    const { width, height } = await measureImage(bytes)
    if (Math.min(width, height) < leastSidePx) throw new Error(`a picture of ${width} × ${height}`)
    const sharp = await loadSharp()
    const { hasAlpha } = await sharp(bytes).metadata()
    const packet = provenancePacket({
      sourceType: digitalSourceTypes[isGenerated ? 'generated' : 'composed'],
      credit: (await getSettings(ctx)).shop_name,
      engine: madeBy,
      prompt: image.prompt,
      isGenerated,
      madeAt: ctx.clock.now(),
    })
    const upright = (await openImage(bytes)).toColourspace('srgb')
    const encoded = hasAlpha ? upright.png({ compressionLevel: 8 }) : upright.jpeg({ quality: 94, chromaSubsampling: '4:4:4' })
    const drawn = await encoded.withXmp(packet).toBuffer({ resolveWithObject: true })
    return { bytes: drawn.data, mime: hasAlpha ? 'image/png' : 'image/jpeg', width: drawn.info.width, height: drawn.info.height }
  })
}

function shareOf(value: number): number {
  return Number.isFinite(value) ? Math.min(1, Math.max(0, value)) : 0
}

type Provenance = { sourceType: string; credit: string; engine: string; prompt: string; isGenerated: boolean; madeAt: Date }

/**
 * Describes the origin of a picture as XMP (IPTC Photo Metadata Standard 2025.1): source type, credit, engine and prompt. Only generated
 * pictures use the standard's fields for AI.
 */
function provenancePacket({ sourceType, credit, engine, prompt, isGenerated, madeAt }: Provenance): string {
  const system = isGenerated ? `\n Iptc4xmpExt:AISystemUsed="${escaped(engine)}"` : ''
  const promptField = isGenerated ? 'Iptc4xmpExt:AIPromptInformation' : 'photoshop:Instructions'
  return `<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about=""
 xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/"
 xmlns:photoshop="http://ns.adobe.com/photoshop/1.0/"
 xmlns:xmp="http://ns.adobe.com/xap/1.0/"
 Iptc4xmpExt:DigitalSourceType="${escaped(sourceType)}"${system}
 photoshop:Credit="${escaped(credit)}"
 xmp:CreatorTool="${escaped(engine)}"
 xmp:CreateDate="${madeAt.toISOString()}"><${promptField}>${escaped(prompt)}</${promptField}></rdf:Description></rdf:RDF></x:xmpmeta>
<?xpacket end="w"?>`
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }

/** XML allows no control characters except tab and line ends. */
function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => entities[sign] ?? '').replace(/[^\P{Cc}\t\n\r]/gu, '')
}
