export { remindBuyers } from './mails/remind-buyers.ts'
export { sell } from './sales/sell.ts'
export { recordScan } from './scans/record-scan.ts'
