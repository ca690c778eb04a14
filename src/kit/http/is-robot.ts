/** User agents of search engines, messenger previews, monitors and scripts. */
const robot =
  /bot\b|bot\/|crawl|spider|slurp|headless|lighthouse|preview|monitor|facebookexternalhit|whatsapp|curl\/|wget\/|python-|go-http-client|scrapy|java\//i

export function isRobot(headers: Headers): boolean {
  const purpose = `${headers.get('sec-purpose') ?? ''} ${headers.get('purpose') ?? ''}`
  return robot.test(headers.get('user-agent') ?? '') || /prefetch|preview/i.test(purpose)
}
