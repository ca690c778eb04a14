import { z } from 'zod'
import { call, callOnce, callRepeatable } from './call.ts'
import { email, expectedUpdatedAt, id, instant, language, moneySchema, mostSize, pageOf, requiredLine, typedInstant } from './fields.ts'
import { letterPreview, letterProblem, letters } from './letter-blocks.ts'
import { languages, perLanguage } from './languages.ts'
import { listInput } from './lists.ts'
import { letterLengths } from './rules/letter-limits.ts'
import { letterImage } from './uploads.ts'
import { listSorts } from './rules/list-sorts.ts'

export const campaignStatuses = ['draft', 'scheduled', 'sending', 'paused', 'sent', 'cancelled'] as const

const days = z.int().min(1).max(3650)
/** Omitted conditions do not narrow the audience. */
export const audience = z.strictObject({
  languages: z.array(language).max(languages.length).optional(),
  /** True: members only; false: everybody except members. */
  members: z.boolean().optional(),
  bought_within_days: days.optional(),
  not_bought_within_days: days.optional(),
  partner: id.optional(),
})
export type CampaignAudience = z.infer<typeof audience>

export const counts = z.object({
  recipients: z.int(),
  sent: z.int(),
  failed: z.int(),
  /** The mail server received the whole mail, but its reply was lost. Delivery is unknown. */
  unknown: z.int(),
  bounced: z.int(),
  /** People, not clicks. */
  clicked: z.int(),
  unsubscribed: z.int(),
  orders: z.int(),
  /** RM of the order lines, without shipping and tax, of orders within 7 days of a click. */
  revenue: moneySchema,
})

export const campaign = z.object({
  id,
  name: z.string(),
  status: z.enum(campaignStatuses),
  audience,
  letters,
  counts,
  /** When sending is scheduled to begin; null: at once. */
  send_at: instant.nullable(),
  ignore_quiet_hours: z.boolean(),
  started_at: instant.nullable(),
  finished_at: instant.nullable(),
  created_at: instant,
  updated_at: instant,
})
export type Campaign = z.infer<typeof campaign>

export const listedCampaign = campaign.omit({ letters: true, audience: true }).extend({
  languages: z.array(language),
  subject: z.string(),
})
export type ListedCampaign = z.infer<typeof listedCampaign>

export const campaignPage = campaign.extend({
  problems: z.array(letterProblem),
  links: z.array(z.object({ href: z.string(), clicks: z.int(), people: z.int() })),
  waits_for: z.enum(['quiet_hours', 'its_time', 'mail_service']).nullable(),
  letters_per_minute: z.int(),
})
export type CampaignPage = z.infer<typeof campaignPage>

export const leftOutReasons = [
  'unconfirmed',
  'unsubscribed',
  'bounced',
  'other_language',
  'not_member',
  'member',
  'bought',
  'not_bought',
  'other_partner',
] as const
const audienceCount = z.object({
  recipients: z.int(),
  by_language: z.object(perLanguage(() => z.int())),
  left_out: z.array(z.object({ reason: z.enum(leftOutReasons), count: z.int() })),
})
export type AudienceCount = z.infer<typeof audienceCount>

/** The number of recipients if this one choice changed and the others stayed. */
const audienceChoices = z.object({
  languages: z.object(perLanguage(() => z.int())),
  members: z.object({ everybody: z.int(), members: z.int(), others: z.int() }),
  /** Within the chosen number of days, or the default number. */
  bought: z.int(),
  not_bought: z.int(),
})
export type AudienceChoices = z.infer<typeof audienceChoices>

const fields = { name: requiredLine(letterLengths.name), audience, letters }
export const newCampaign = z.strictObject(fields).partial().required({ name: true })
export type NewCampaign = z.infer<typeof newCampaign>
/** A language in `letters` replaces the letter of that language; null removes it; an omitted language stays unchanged. */
export const campaignChange = z.strictObject(fields).partial().extend({ expected_updated_at: expectedUpdatedAt })
export type CampaignChange = z.infer<typeof campaignChange>

const path = z.object({ id })
const tags = ['Admin: letters']
const notFound = { campaign_not_found: { status: 404 } } as const
const wrongTurn = { campaign_status: { status: 409, data: z.object({ status: z.enum(campaignStatuses) }) } } as const
const notReady = { letter_not_ready: { status: 422, data: z.object({ problems: z.array(letterProblem) }) } } as const

const turn = (name: 'pause' | 'resume' | 'cancel' | 'send-unknown', summary: string) =>
  call('admin')
    .route({ method: 'POST', path: `/admin/newsletter/campaigns/{id}/${name}`, summary, successStatus: 202, tags })
    .input(path)
    .output(campaign)
    .errors({ ...notFound, ...wrongTurn })

export const campaignsContract = {
  list: call('admin')
    .route({ method: 'GET', path: '/admin/newsletter/campaigns', summary: 'List campaigns', tags })
    .input(listInput({ status: z.enum(campaignStatuses).optional() }, listSorts.campaigns))
    .output(pageOf('campaigns', listedCampaign)),
  create: callRepeatable('admin')
    .route({ method: 'POST', path: '/admin/newsletter/campaigns', summary: 'Begin a campaign', successStatus: 201, tags })
    .input(newCampaign)
    .output(campaign),
  get: call('admin')
    .route({ method: 'GET', path: '/admin/newsletter/campaigns/{id}', summary: 'Read a campaign with its figures', tags })
    .input(path)
    .output(campaignPage)
    .errors(notFound),
  change: call('admin')
    .route({ method: 'PATCH', path: '/admin/newsletter/campaigns/{id}', summary: 'Change a draft', inputStructure: 'detailed', tags })
    .input(z.object({ params: path, body: campaignChange }))
    .output(campaign)
    .errors({ ...notFound, ...wrongTurn, changed_meanwhile: { status: 409, data: z.object({ current: campaign }) } }),
  copy: callRepeatable('admin')
    .route({
      method: 'POST',
      path: '/admin/newsletter/campaigns/{id}/copy',
      summary: 'Begin a campaign as a copy',
      successStatus: 201,
      tags,
    })
    .input(path)
    .output(campaign)
    .errors(notFound),
  /** Only drafts, and cancelled campaigns of which nothing was sent. */
  remove: call('admin')
    .route({ method: 'DELETE', path: '/admin/newsletter/campaigns/{id}', summary: 'Delete a draft', successStatus: 204, tags })
    .input(path)
    .output(z.void())
    .errors({ ...notFound, ...wrongTurn }),
  preview: call('admin')
    .route({ method: 'GET', path: '/admin/newsletter/campaigns/{id}/preview', summary: 'Read a letter as its readers get it', tags })
    .input(z.object({ id, lang: language.default('en') }))
    .output(letterPreview)
    .errors({ ...notFound, no_letter: { status: 404 } }),
  audience: call('admin')
    .route({
      method: 'GET',
      path: '/admin/newsletter/campaigns/{id}/audience',
      summary: 'Count who would get it, and who is left out and why',
      tags,
    })
    .input(path)
    .output(audienceCount)
    .errors(notFound),
  audienceChoices: call('admin')
    .route({
      method: 'GET',
      path: '/admin/newsletter/campaigns/{id}/audience/choices',
      summary: 'Count who would get it with each other choice',
      tags,
    })
    .input(path)
    .output(audienceChoices)
    .errors(notFound),
  test: call('admin')
    .route({
      method: 'POST',
      path: '/admin/newsletter/campaigns/{id}/test',
      summary: 'Send a letter to one address to look at it',
      successStatus: 202,
      inputStructure: 'detailed',
      tags,
    })
    .input(z.object({ params: path, body: z.strictObject({ email, language }) }))
    .output(z.object({ sent_to: z.string() }))
    .errors({ ...notFound, no_letter: { status: 404 } }),
  send: callOnce('admin')
    .route({
      method: 'POST',
      path: '/admin/newsletter/campaigns/{id}/send',
      summary: 'Send it to everybody in its audience, now or at a time',
      successStatus: 202,
      inputStructure: 'detailed',
      tags,
    })
    .input(
      z.object({
        params: path,
        body: z.strictObject({
          at: typedInstant.optional(),
          ignore_quiet_hours: z.boolean().optional(),
        }),
      }),
    )
    .output(campaign)
    .errors({ ...notFound, ...wrongTurn, ...notReady, nobody_to_write_to: { status: 422 } }),
  pause: turn('pause', 'Stop sending until it goes on'),
  resume: turn('resume', 'Go on sending'),
  cancel: turn('cancel', 'Send it to nobody else'),
  sendUnknown: turn('send-unknown', 'Send it again to those who may not have got it'),
  addImage: call('admin')
    .route({ method: letterImage.method, path: letterImage.path, summary: 'Upload a picture for letters', successStatus: 201, tags })
    .input(z.strictObject({ file: z.file('missing_file') }))
    .output(z.object({ image_key: z.string() }))
    .errors({
      picture_too_large: { status: 413, data: mostSize },
      picture_type_refused: { status: 415 },
      picture_refused: { status: 422 },
      picture_too_many_pixels: { status: 422 },
    }),
}
