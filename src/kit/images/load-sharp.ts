/** A larger image is refused before it is decoded: at this limit it takes some 160 MB. */
export const mostPixels = 40_000_000

/** Only from memory. SVG is for the shop's own drawings; the type of uploads is checked by their bytes first (`measureImage`). */
const loaders = ['Jpeg', 'Png', 'Webp', 'Heif', 'Svg'].map((format) => `VipsForeignLoad${format}Buffer`)

let loading: ReturnType<typeof load> | undefined

/** sharp is loaded when the first image is rendered: a shop whose images are all rendered never pays for it. */
export function loadSharp(): ReturnType<typeof load> {
  return (loading ??= load())
}

/** Once: between the two calls every image in progress elsewhere would be refused. */
async function load() {
  const { default: sharp } = await import('sharp')
  sharp.cache(false)
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({ operation: loaders })
  return sharp
}
