import type { ImageEngine } from '#contract/rules/studio-rules.ts'
import type { Config } from '#kit/config/config.ts'
import { type Compositor, openCompositor } from '#kit/compositor/index.ts'
import { googleImages } from '#kit/image-services/google-images.ts'
import type { ImageService } from '#kit/image-services/image-service.ts'
import { openAiImages } from '#kit/image-services/openai-images.ts'
import { Running } from './images/running.ts'

/** The resources of the studio while the shop is open. */
export type StudioTools = {
  compositor: Compositor
  /** The image service whose key is configured. */
  service: ImageService | undefined
  running: Running
}

/** Two pictures at once use both cores of a small machine, at the lowest priority. */
const composing = { workers: 2, queue: 48 }

export function openTools({ imageApi }: Pick<Config, 'imageApi'>): StudioTools {
  const access = imageApi && { key: imageApi.key, apiUrl: imageApi.apiUrl, model: imageApi.model }
  const service = access && (imageApi.kind === 'google' ? googleImages(access) : openAiImages(access))
  return { compositor: openCompositor(composing), service, running: new Running() }
}

export function engineOf(
  { service }: Pick<StudioTools, 'service'>,
  chosen: ImageEngine | null,
): { engine: ImageEngine; engine_reason: 'no_service' | 'service_set' | 'chosen' | 'service_gone' } {
  if (chosen === 'compositor') return { engine: 'compositor', engine_reason: service ? 'chosen' : 'no_service' }
  if (chosen !== null && chosen !== service?.kind) return { engine: 'compositor', engine_reason: 'service_gone' }
  if (service) return { engine: service.kind, engine_reason: chosen === null ? 'service_set' : 'chosen' }
  return { engine: 'compositor', engine_reason: 'no_service' }
}

export function enginesOf({ service }: Pick<StudioTools, 'service'>): ImageEngine[] {
  return service ? ['compositor', service.kind] : ['compositor']
}
