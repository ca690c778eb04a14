export { requestReturn } from './request-return.ts'
