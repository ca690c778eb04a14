/** Which letter it is: one of a campaign, or what is written by itself; `about` tells apart what it is about, e.g. an order. */
export type LetterOrigin = { campaignId: string } | { automation: string; about?: string }

/** As the tables name it. */
export function originOf(origin: LetterOrigin): string {
  return 'campaignId' in origin ? `campaign:${origin.campaignId}` : `automation:${origin.automation}`
}

export function aboutOf(origin: LetterOrigin): string {
  return 'campaignId' in origin ? '' : (origin.about ?? '')
}

export function isAutomatic(origin: LetterOrigin): boolean {
  return 'automation' in origin
}
