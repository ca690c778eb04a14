export { demoAccounts } from './demo-accounts.ts'
export { ensureDemo } from './ensure-demo.ts'
