import { z } from 'zod'
import { call, callOnce } from './call.ts'
import { imagesByAccount } from './call-limits.ts'
import { id, instant, pageOf } from './fields.ts'
import { listInput } from './lists.ts'
import { mostShots, mostStudioImages, studioSteps } from './rules/studio-rules.ts'
import {
  listedSession,
  savedStudioImage,
  shotPrompt,
  studioAnalysis,
  studioImage,
  studioPromptChange,
  studioSession,
  studioSessionChange,
} from './studio.ts'
import { trimmed } from './rules/visible-text.ts'
import { listSorts } from './rules/list-sorts.ts'

const path = z.object({ id })
const shotPath = z.object({ id, shot: id })
const imagePath = z.object({ id, imageId: id })
const tags = ['Admin: studio']
const notFound = { studio_session_not_found: { status: 404 } } as const
const imageNotFound = { ...notFound, studio_image_not_found: { status: 404 } } as const
const noPicture = { no_picture: { status: 422 } } as const
/** Refusals of a catalogue picture from which nothing can be made. */
const pictureRefused = {
  studio_picture_broken: { status: 422 },
  studio_picture_too_small: { status: 422 },
  studio_picture_too_large: { status: 422 },
  studio_print_empty: { status: 422 },
} as const
const mayNotPay = {
  studio_cost_limit: { status: 409, data: z.object({ limit: z.number(), spent_today: z.number(), estimated: z.number() }) },
  engine_unavailable: { status: 409 },
} as const
const mayNotMake = {
  ...noPicture,
  no_analysis: { status: 409 },
  ...mayNotPay,
  too_many_studio_images: { status: 409, data: z.object({ most: z.int() }) },
} as const
const rowChanged = { changed_meanwhile: { status: 409, data: z.object({ current: studioSession }) } } as const
const studio = '/admin/studio/sessions'

export const studioContract = {
  list: call('admin')
    .route({ method: 'GET', path: studio, summary: 'List sessions of the studio', tags })
    .input(listInput({ product: id.optional(), step: z.enum(studioSteps).optional() }, listSorts.studioSessions))
    .output(pageOf('sessions', listedSession)),
  create: call('admin')
    .route({ method: 'POST', path: studio, summary: 'Begin a session for a product', successStatus: 201, tags })
    .input(z.strictObject({ product_id: id, variation_id: id.optional() }))
    .output(studioSession)
    .errors({ product_not_found: { status: 404 }, ...noPicture }),
  get: call('admin')
    .route({ method: 'GET', path: `${studio}/{id}`, summary: 'Read a session', tags })
    .input(path)
    .output(studioSession)
    .errors(notFound),
  change: call('admin')
    .route({
      method: 'PATCH',
      path: `${studio}/{id}`,
      summary: 'Change its shots, its analysis, its engine or its step',
      inputStructure: 'detailed',
      tags,
    })
    .input(z.object({ params: path, body: studioSessionChange }))
    .output(studioSession)
    .errors({ ...notFound, ...rowChanged, engine_unavailable: { status: 409 }, studio_shot_in_use: { status: 409 } }),
  /** Pictures that became product images stay with the product. */
  remove: call('admin')
    .route({ method: 'DELETE', path: `${studio}/{id}`, summary: 'Delete a session', successStatus: 204, tags })
    .input(path)
    .output(z.void())
    .errors(notFound),
  analyse: call('admin')
    .route({ method: 'POST', path: `${studio}/{id}/analysis`, summary: 'Measure the design on the product’s picture', tags })
    .input(path)
    .output(studioAnalysis)
    .errors({ ...notFound, ...noPicture, ...pictureRefused }),
  writePrompts: call('admin')
    .route({
      method: 'POST',
      path: `${studio}/{id}/prompts`,
      summary: 'Write a prompt for each shot; those that were edited stay',
      inputStructure: 'detailed',
      tags,
    })
    /** `again`: also rewrites edited prompts. */
    .input(z.object({ params: path, body: z.strictObject({ again: z.boolean().optional() }).optional() }))
    .output(z.object({ prompts: z.array(shotPrompt.extend({ shot: id })), updated_at: instant }))
    .errors({ ...notFound, no_analysis: { status: 409 }, no_shots: { status: 409 } }),
  changePrompt: call('admin')
    .route({
      method: 'PATCH',
      path: `${studio}/{id}/prompts/{shot}`,
      summary: 'Change a shot’s prompt',
      inputStructure: 'detailed',
      tags,
    })
    .input(z.object({ params: shotPath, body: studioPromptChange }))
    .output(shotPrompt.extend({ shot: id, updated_at: instant }))
    .errors({ ...notFound, shot_not_found: { status: 404 }, ...rowChanged }),
  makeImages: callOnce('admin', { limit: imagesByAccount })
    .route({
      method: 'POST',
      path: `${studio}/{id}/images`,
      summary: 'Make the pictures of these shots, or of all that have fewer than they ask for',
      successStatus: 202,
      inputStructure: 'detailed',
      tags,
    })
    .input(z.object({ params: path, body: z.strictObject({ shots: z.array(id).max(mostShots, 'too_many').optional() }).optional() }))
    .output(z.object({ images: z.array(studioImage) }))
    .errors({ ...notFound, shot_not_found: { status: 404 }, no_shots: { status: 409 }, ...mayNotMake }),
  /** Retries a failed picture, or one with an unknown outcome, which may be charged a second time. */
  tryAgain: callOnce('admin', { limit: imagesByAccount })
    .route({
      method: 'POST',
      path: `${studio}/{id}/images/{imageId}/again`,
      summary: 'Try a failed picture again',
      successStatus: 202,
      tags,
    })
    .input(imagePath)
    .output(studioImage)
    .errors({ ...imageNotFound, image_not_failed: { status: 409 }, ...mayNotMake }),
  vary: callOnce('admin', { limit: imagesByAccount })
    .route({
      method: 'POST',
      path: `${studio}/{id}/images/{imageId}/vary`,
      summary: 'Make another picture of the same shot',
      successStatus: 202,
      inputStructure: 'detailed',
      tags,
    })
    /** `note`: the wanted change. An image service reads it; the compositor only varies. */
    .input(
      z.object({
        params: imagePath,
        body: z.strictObject({ note: z.string().overwrite(trimmed).max(500, 'too_long').optional() }).optional(),
      }),
    )
    .output(studioImage)
    .errors({ ...imageNotFound, ...mayNotMake }),
  /** Cancels a picture that is being made. */
  removeImage: call('admin')
    .route({ method: 'DELETE', path: `${studio}/{id}/images/{imageId}`, summary: 'Cancel or delete a picture', successStatus: 204, tags })
    .input(imagePath)
    .output(z.void())
    .errors({ ...imageNotFound, studio_image_saved: { status: 409 } }),
  review: call('admin')
    .route({
      method: 'POST',
      path: `${studio}/{id}/images/{imageId}/review`,
      summary: 'Accept or refuse a picture, or take that back',
      inputStructure: 'detailed',
      tags,
    })
    .input(
      z.object({
        params: imagePath,
        body: z.strictObject({
          verdict: z.enum(['accepted', 'rejected', 'undecided']),
          note: z.string().overwrite(trimmed).max(500, 'too_long').optional(),
        }),
      }),
    )
    .output(studioImage)
    .errors({ ...imageNotFound, image_not_ready: { status: 409 }, studio_image_saved: { status: 409 } }),
  /** The images are placed in this order, before the product's other images. */
  save: call('admin')
    .route({
      method: 'POST',
      path: `${studio}/{id}/save`,
      summary: 'Make accepted pictures images of the product, or change those that are',
      inputStructure: 'detailed',
      tags,
    })
    .input(
      z.object({
        params: path,
        body: z.strictObject({ images: z.array(savedStudioImage).min(1, 'required').max(mostStudioImages, 'too_many') }),
      }),
    )
    .output(studioSession)
    .errors({ ...imageNotFound, image_not_accepted: { status: 409 }, too_many_images: { status: 409 } }),
}
