import { createHash } from 'node:crypto'
import type { LRUCache } from 'lru-cache'
import { z } from 'zod'
import { language } from '#contract/fields.ts'
import { isLanguage } from '#contract/languages.ts'
import {
  isPrintablePage,
  type PrintFormat,
  printFormats,
  type PrintLayout,
  printLayouts,
  scanAddress,
} from '#contract/rules/partner-prints.ts'
import { InvalidInput, NotFound } from '#kit/http/domain-error.ts'
import type { Limit } from '#kit/limits/limits.ts'
import type { RequestContext } from '#modules/context.ts'
import { type HttpRoute, openFile } from '#modules/http-route.ts'
import type { ModuleServices } from '#modules/module.ts'
import { findTrackingCode } from '#modules/partners/index.ts'
import { getSettings } from '#modules/settings/index.ts'
import { languagesOn } from '#modules/shop-languages.ts'
import { drawPrint } from './draw-print.ts'
import type { Print } from './sheet.ts'

/** Enough for a print kit of every location in every layout and a preview at each keystroke. */
const printsByAddress: Limit = { name: 'prints-by-address', points: 300, perSeconds: 600 }
/** The longest image queue that a drawing may join, since images of pages go first. Above it, TooBusy is thrown. */
const mostWaiting = 20
/** Increase it when the drawing changes: it is part of the ETag, so browsers load the file again. */
const drawingVersion = 1

const types: Record<PrintFormat, string> = { svg: 'image/svg+xml', png: 'image/png', pdf: 'application/pdf' }

type Drawn = LRUCache<string, Buffer>

export function codeFiles({ config }: ModuleServices, drawn: Drawn): HttpRoute[] {
  return [
    {
      ...openFile('/api/qr/{file}', async ({ c, part, query, context }) => {
        const wishes = { layout: query('layout'), page: query('page'), lang: query('lang') }
        const asked = { file: part('file'), ...wishes, ifNoneMatch: c.req.header('if-none-match') ?? '' }
        return answerPrint(await context(), asked, { publicUrl: config.publicUrl, drawn })
      }),
      described: {
        operationId: 'partners.code',
        summary: 'Draw the code of a partner or of one of their places, for screen and print: {code}.svg, .png or .pdf',
        query: { layout: z.enum(printLayouts).optional(), page: z.string().optional(), lang: language.optional() },
        types: Object.values(types),
      },
    },
  ]
}

type Asked = Record<'file' | 'ifNoneMatch', string> & Partial<Record<'layout' | 'page' | 'lang', string>>
type Kept = { publicUrl: string; drawn: Drawn }

/** Throws NotFound for an unknown code, InvalidInput, TooManyRequests and TooBusy. */
async function answerPrint({ ctx, limits, address }: RequestContext, asked: Asked, { publicUrl, drawn }: Kept): Promise<Response> {
  const { code, format } = readFile(asked.file)
  const { layout, page, language } = readWishes(asked, ctx.language)
  const found = await findTrackingCode(ctx, code)
  if (!found) throw new NotFound()
  const { shop_name: shop } = await getSettings(ctx)
  const print: Print = {
    shop,
    company: found.company,
    readable: `${new URL(publicUrl).host}/r/${found.code}`,
    address: scanAddress(publicUrl, found.code, page),
    language,
    languages: languagesOn(ctx),
  }
  const key = JSON.stringify([drawingVersion, layout, format, print])
  const etag = `"${createHash('sha256').update(key).digest('base64url').slice(0, 22)}"`
  const headers = { etag, 'cache-control': 'private, max-age=300', 'x-content-type-options': 'nosniff' }
  if (asked.ifNoneMatch.includes(etag)) return new Response(null, { status: 304, headers })
  let bytes = drawn.get(key)
  if (!bytes) {
    await limits.take(printsByAddress, address)
    bytes = await ctx.imageQueue.run(() => drawPrint(print, { layout, format }), { mostWaiting })
    drawn.set(key, bytes)
  }
  const name = `${found.code}-${layout}.${format}`
  return new Response(new Uint8Array(bytes), {
    headers: {
      ...headers,
      'content-type': types[format],
      'content-disposition': `inline; filename="${name}"`,
      'content-length': String(bytes.byteLength),
    },
  })
}

function readFile(file: string): { code: string; format: PrintFormat } {
  const dot = file.lastIndexOf('.')
  const format = printFormats.find((known) => known === file.slice(dot + 1))
  if (dot < 1 || format === undefined) throw new NotFound()
  return { code: file.slice(0, dot), format }
}

function readWishes({ layout = 'plain', page = '/', lang }: Asked, own: Print['language']) {
  const known: PrintLayout | undefined = printLayouts.find((one) => one === layout)
  if (known === undefined) throw new InvalidInput({ layout: 'invalid' })
  if (!isPrintablePage(page)) throw new InvalidInput({ page: 'invalid' })
  if (lang !== undefined && !isLanguage(lang)) throw new InvalidInput({ lang: 'invalid' })
  return { layout: known, page, language: lang ?? own }
}
