import { askService, isObject, numberAt, textAt } from './ask-service.ts'
import { type ImageService, type MadePicture, type PictureWish, type ServiceAccess, ServiceError } from './image-service.ts'
import { costOf } from './service-costs.ts'

/** The usual model for edits in the API's description of autumn 2026. */
const usualModel = 'gpt-image-2.5-sunburst'
const usualUrl = 'https://api.openai.com/v1'
/** Sizes that every GPT image model accepts. */
const sizes = { '1:1': '1024x1024', '4:5': '1024x1536', '16:9': '1536x1024' } as const
const partials = 2

/** OpenAI's images: `POST /images/edits` with the product's picture, streamed if the service streams. */
export function openAiImages({ key, apiUrl = usualUrl, model = usualModel, timeoutMs = 180_000 }: ServiceAccess): ImageService {
  const url = `${withVersion(apiUrl)}/images/edits`
  return {
    kind: 'openai',
    model,
    async makePicture(wish, { signal, onProgress }) {
      let made: MadePicture | undefined
      await askService(
        { url, headers: { authorization: `Bearer ${key}` }, body: formOf(wish, model), timeoutMs, signal, key },
        (message) => {
          const type = textAt(message, 'type') ?? ''
          if (type === 'error' || isObject(message['error'])) throw failureIn(message)
          if (type.endsWith('.partial_image')) onProgress?.(((numberAt(message, 'partial_image_index') ?? 0) + 1) / (partials + 1))
          else made = pictureIn(message, model) ?? made
        },
      )
      if (!made) throw new ServiceError('broken_picture', { isPaid: 'maybe', detail: 'the answer holds no picture' })
      return made
    },
  }
}

function formOf({ prompt, original, aspect, isTransparent }: PictureWish, model: string): FormData {
  const form = new FormData()
  form.set('model', model)
  form.set('prompt', prompt)
  form.append(
    'image[]',
    new Blob([new Uint8Array(original.bytes)], { type: original.mime }),
    `product.${original.mime.split('/')[1] ?? 'png'}`,
  )
  form.set('n', '1')
  form.set('size', sizes[aspect])
  form.set('quality', 'high')
  form.set('output_format', 'png')
  form.set('background', isTransparent ? 'transparent' : 'opaque')
  form.set('stream', 'true')
  form.set('partial_images', String(partials))
  return form
}

/** Finds the picture in `data[0]` of a whole answer, or in its own event. */
function pictureIn(message: Record<string, unknown>, model: string): MadePicture | undefined {
  const data: unknown = message['data']
  const text = textAt(message, 'b64_json') ?? (Array.isArray(data) ? textAt(data[0], 'b64_json') : undefined)
  if (text === undefined) return undefined
  const usage = message['usage']
  const imageOut = numberAt(usage, 'output_tokens')
  const used = {
    textIn: numberAt(usage, 'input_tokens_details', 'text_tokens') ?? numberAt(usage, 'input_tokens') ?? 0,
    imageIn: numberAt(usage, 'input_tokens_details', 'image_tokens') ?? 0,
  }
  return { bytes: Buffer.from(text, 'base64'), cost: imageOut === undefined ? undefined : costOf(model, { ...used, imageOut }) }
}

/** Returns the failure that a stream reports after the answer has begun. */
function failureIn(message: Record<string, unknown>): ServiceError {
  const error = isObject(message['error']) ? message['error'] : message
  const detail = textAt(error, 'message')
  const code = `${textAt(error, 'code') ?? ''} ${textAt(error, 'type') ?? ''}`
  const facts = { isPaid: 'maybe' as const, ...(detail === undefined ? {} : { detail }) }
  if (/moderation|safety|content_policy/.test(code)) return new ServiceError('refused', { ...facts, isPaid: 'no' })
  if (/rate_limit/.test(code)) return new ServiceError('rate_limited', { ...facts, isPaid: 'no' })
  return new ServiceError('unknown_outcome', facts)
}

/** Accepts an address with or without the version that its paths begin with. */
function withVersion(apiUrl: string): string {
  const trimmed = apiUrl.replace(/\/+$/, '')
  return /\/v\d+\w*$/.test(trimmed) ? trimmed : `${trimmed}/v1`
}
