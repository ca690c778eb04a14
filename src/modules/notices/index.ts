export { tellWhoWaits } from './tell-who-waits.ts'
