export { backInStockJob } from './stock-notice-mail-job.ts'
export { findOwedNotice, settleNotice, tellWhoWaits } from './tell-who-waits.ts'
