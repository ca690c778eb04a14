export { changeShippingZones, getShippingRate, listShippingRates, readShippingZones } from './shipping-rates.ts'
export { zoneOf } from './shipping-zone.ts'
