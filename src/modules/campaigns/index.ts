export { listCampaigns } from './list-campaigns.ts'
export { beginSending, goOnSending } from './sending/begin-sending.ts'
