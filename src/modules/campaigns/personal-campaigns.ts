import type { PersonalData } from '#modules/module.ts'

/** Whom a campaign is meant for; what they got, the letters tell. */
export const personalCampaigns: PersonalData = {
  list: {},
  forget: async ({ db }, { email }) => {
    await db.deleteFrom('campaign_recipients').where('email', '=', email.toLowerCase()).execute()
  },
}
