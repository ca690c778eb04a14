import { askService, isObject, numberAt, textAt } from './ask-service.ts'
import { type ImageService, type PictureWish, type ServiceAccess, ServiceError } from './image-service.ts'
import { costOf } from './service-costs.ts'

const usualModel = 'gemini-3.1-flash-image'
const usualUrl = 'https://generativelanguage.googleapis.com/v1beta'

/** Finish reasons that mean the service refuses such a picture. */
const refusals = /SAFETY|PROHIBITED|BLOCKLIST|RECITATION|SPII|IMAGE_OTHER|NO_IMAGE/

/** Google's Gemini images: `POST /models/{model}:generateContent` with the prompt and the product's picture. */
export function googleImages({ key, apiUrl = usualUrl, model = usualModel, timeoutMs = 180_000 }: ServiceAccess): ImageService {
  const url = `${withVersion(apiUrl)}/models/${encodeURIComponent(model)}:generateContent`
  const headers = { 'x-goog-api-key': key, 'content-type': 'application/json' }
  return {
    kind: 'google',
    model,
    async makePicture(wish, { signal }) {
      let bytes: Uint8Array | undefined
      let cost: number | undefined
      let ended: string | undefined
      let said = ''
      await askService({ url, headers, body: JSON.stringify(bodyOf(wish)), timeoutMs, signal, key }, (message) => {
        cost = costIn(message, model) ?? cost
        ended = textAt(message, 'promptFeedback', 'blockReason') ?? ended
        for (const candidate of listAt(message, 'candidates')) {
          ended = textAt(candidate, 'finishReason') ?? ended
          said ||= textAt(candidate, 'finishMessage') ?? ''
          for (const part of listAt(isObject(candidate) ? candidate['content'] : undefined, 'parts')) {
            // A thinking model sends drafts before the picture itself.
            if (isObject(part) && part['thought'] === true) continue
            const data = textAt(part, 'inlineData', 'data') ?? textAt(part, 'inline_data', 'data')
            if (data !== undefined) bytes = Buffer.from(data, 'base64')
            said ||= textAt(part, 'text') ?? ''
          }
        }
      })
      if (bytes) return { bytes, cost }
      const detail = [ended, said].filter(Boolean).join(': ')
      const spent = cost === undefined ? {} : { cost }
      if (refusals.test(ended ?? '')) throw new ServiceError('refused', { isPaid: 'no', detail, ...spent })
      throw new ServiceError('broken_picture', { isPaid: 'maybe', detail: detail || 'the answer holds no picture', ...spent })
    },
  }
}

function bodyOf({ prompt, original, aspect, size }: PictureWish) {
  return {
    contents: [
      {
        role: 'user',
        parts: [{ inlineData: { mimeType: original.mime, data: Buffer.from(original.bytes).toString('base64') } }, { text: prompt }],
      },
    ],
    generationConfig: {
      responseModalities: ['IMAGE'],
      imageConfig: { aspectRatio: aspect, imageSize: size > 2048 ? '4K' : size > 1024 ? '2K' : '1K' },
    },
  }
}

function costIn(message: Record<string, unknown>, model: string): number | undefined {
  const usage = message['usageMetadata']
  const imageOut = numberAt(usage, 'candidatesTokenCount')
  if (imageOut === undefined) return undefined
  return costOf(model, { textIn: numberAt(usage, 'promptTokenCount') ?? 0, imageIn: 0, imageOut })
}

function listAt(value: unknown, name: string): unknown[] {
  const found: unknown = isObject(value) ? value[name] : undefined
  return Array.isArray(found) ? found : []
}

function withVersion(apiUrl: string): string {
  const trimmed = apiUrl.replace(/\/+$/, '')
  return /\/v\d+\w*$/.test(trimmed) ? trimmed : `${trimmed}/v1beta`
}
