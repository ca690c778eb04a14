/** Carriers in Malaysia with their tracking pages; empty where none is known. */
export const carriers = [
  { name: 'Pos Laju', trackingUrl: 'https://tracking.pos.com.my/tracking/{number}' },
  { name: 'J&T Express', trackingUrl: 'https://www.jtexpress.my/tracking?billcode={number}' },
  { name: 'Ninja Van', trackingUrl: 'https://www.ninjavan.co/en-my/tracking?id={number}' },
  { name: 'DHL eCommerce', trackingUrl: 'https://ecommerceportal.dhl.com/track/?ref={number}' },
  { name: 'DHL Express', trackingUrl: 'https://www.dhl.com/my-en/home/tracking.html?tracking-id={number}' },
  { name: 'City-Link Express', trackingUrl: 'https://www.citylinkexpress.com/tracking-result/?track0={number}' },
  { name: 'SPX Express', trackingUrl: 'https://spx.com.my/track?{number}' },
  { name: 'GDEX', trackingUrl: '' },
] as const

type CarrierSettings = { carrier_name: string; carrier_tracking_url: string }

/** Returns the tracking page for a new carrier name: the carrier's own if known, otherwise none. */
export function trackingUrlAfter(name: string, before: CarrierSettings): string {
  if (name === before.carrier_name) return before.carrier_tracking_url
  return carriers.find((carrier) => carrier.name.toLowerCase() === name.trim().toLowerCase())?.trackingUrl ?? ''
}
