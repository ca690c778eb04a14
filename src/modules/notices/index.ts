export { backInStockJob } from './stock-notice-mail-job.ts'
export { findOwedNotice, settleNotice, sendBackInStockNotices } from './send-back-in-stock-notices.ts'
