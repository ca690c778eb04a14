import type { Area } from 'react-easy-crop'

/** Twice the size that the shop stores, which resamples it. */
const sidePx = 800

/** Draws the chosen square as a JPEG, with transparent parts in white. Throws if the browser can't read the image. */
export async function drawCut(address: string, { x, y, width, height }: Area): Promise<Blob> {
  const image = new Image()
  image.src = address
  await image.decode()
  const side = Math.min(sidePx, Math.round(width))
  const canvas = document.createElement('canvas')
  canvas.width = side
  canvas.height = side
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('This browser draws no pictures')
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, side, side)
  pen.imageSmoothingQuality = 'high'
  pen.drawImage(image, x, y, width, height, 0, 0, side, side)
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture could not be drawn'))), 'image/jpeg', 0.92)
  })
}
