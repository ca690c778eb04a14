// Before each test file of a process that other files ran in: what the shop keeps for the whole process is as at its start.
import { setGatewayModes } from '#modules/checkout/index.ts'
import { cacheScrypt } from './scrypt-cache.ts'

cacheScrypt()
setGatewayModes({ card: 'off', paypal: 'off' })
