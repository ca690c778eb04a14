/** Identifies a letter: one of a campaign, or an automatic one. `about` is its subject, e.g. an order. */
export type LetterOrigin = { campaignId: string } | { automation: string; about?: string }

export function originOf(origin: LetterOrigin): string {
  return 'campaignId' in origin ? `campaign:${origin.campaignId}` : `automation:${origin.automation}`
}

export function aboutOf(origin: LetterOrigin): string {
  return 'campaignId' in origin ? '' : (origin.about ?? '')
}

export function isAutomatic(origin: LetterOrigin): boolean {
  return 'automation' in origin
}
