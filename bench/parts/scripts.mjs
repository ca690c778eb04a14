import { chromium } from '@playwright/test'
import { chromiumFlags, getChromium } from '../tools/chromium.mjs'
import { productAddress } from '../tools/product-address.mjs'
import { kilobytes } from '../tools/table.mjs'

const targetBytes = 120_000

export async function measureScripts(shop) {
  const browser = await chromium.launch({ executablePath: await getChromium(), args: chromiumFlags })
  try {
    const page = await browser.newPage()
    const session = await page.context().newCDPSession(page)
    await session.send('Network.enable')
    const scripts = new Set()
    let bytes = 0
    session.on('Network.responseReceived', ({ requestId, response }) => {
      if (/javascript/.test(response.mimeType)) scripts.add(requestId)
    })
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (scripts.has(requestId)) bytes += encodedDataLength
    })
    await page.goto(`${shop.origin}${await productAddress(shop.origin)}`, { waitUntil: 'networkidle' })
    return [
      {
        what: 'JavaScript of the product page, compressed',
        ours: kilobytes(bytes),
        target: `≤ ${kilobytes(targetBytes)}`,
        beside: `${scripts.size} files`,
        isMet: bytes > 0 && bytes <= targetBytes,
      },
    ]
  } finally {
    await browser.close()
  }
}
