import type { PersonalData } from '#modules/module.ts'

/** Deletes the person from the recipient lists. It exports nothing, since the letters module lists the letters they got. */
export const personalCampaigns: PersonalData = {
  list: {},
  forget: async ({ db }, { email }) => {
    await db.deleteFrom('campaign_recipients').where('email', '=', email.toLowerCase()).execute()
  },
}
