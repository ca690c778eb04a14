import type { Compositor, DesignMeasure } from '#kit/compositor/index.ts'
import { openImage } from '#kit/images/open-image.ts'
import type { Ctx } from '#modules/context.ts'

type Box = NonNullable<DesignMeasure['printArea']>

/** Of the picture. What stands out from its ground so largely is the goods, and the print is on them. */
const goodsShare = 0.3
/** What is looked at of the goods: without their edges, sleeves and handles. */
const inset = { x: 0.3, y: 0.2 }

/** Measures a print alone, or the print on goods before a ground. Throws PictureError, TooBusy, NotAnImage. */
export async function measureDesign(ctx: Pick<Ctx, 'imageQueue'>, compositor: Compositor, picture: Buffer): Promise<DesignMeasure> {
  const whole = await compositor.measure(picture)
  const goods = whole.printArea
  if (!goods || whole.material === null || goods.width * goods.height < goodsShare) return whole
  const middle = {
    x: goods.x + goods.width * inset.x,
    y: goods.y + goods.height * inset.y,
    width: goods.width * (1 - 2 * inset.x),
    height: goods.height * (1 - 2 * inset.y),
  }
  const cut = await cutOut(ctx, picture, middle)
  const inside = cut && (await compositor.measure(cut).catch(() => undefined))
  if (!inside?.printArea || inside.material === null) return whole
  return { ...inside, printArea: within(middle, inside.printArea) }
}

/** Undefined where too little would be left to look at. */
function cutOut({ imageQueue }: Pick<Ctx, 'imageQueue'>, picture: Buffer, box: Box): Promise<Buffer | undefined> {
  return imageQueue.run(async () => {
    const image = await openImage(picture)
    const { autoOrient } = await image.metadata()
    const left = Math.round(box.x * autoOrient.width)
    const top = Math.round(box.y * autoOrient.height)
    const width = Math.round(box.width * autoOrient.width)
    const height = Math.round(box.height * autoOrient.height)
    if (Math.min(width, height) < 64) return undefined
    return image.extract({ left, top, width, height }).png({ compressionLevel: 3 }).toBuffer()
  })
}

function within(outer: Box, inner: Box): Box {
  return {
    x: outer.x + inner.x * outer.width,
    y: outer.y + inner.y * outer.height,
    width: inner.width * outer.width,
    height: inner.height * outer.height,
  }
}
