import type { OwnAddress } from '#contract/members.ts'

export type ShownAddress = OwnAddress & { countryName: string }
export type SavedProduct = { id: string; slug: string; name: string; imageKey: string | undefined }
