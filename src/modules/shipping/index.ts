export { getShippingRate, listShippingRates } from './shipping-rates.ts'
export { zoneOf } from './shipping-zone.ts'
