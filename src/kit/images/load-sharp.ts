/** A larger image is refused before it is decoded. At this limit it takes some 160 MB. */
export const mostPixels = 40_000_000

/** Loads only from memory. SVG is for the shop's own drawings; `measureImage` first checks the type of uploads by their bytes. */
const loaders = ['Jpeg', 'Png', 'Webp', 'Heif', 'Svg'].map((format) => `VipsForeignLoad${format}Buffer`)

let loading: ReturnType<typeof load> | undefined

/** Loads sharp when the first image is rendered. A shop whose images are all rendered never loads it. */
export function loadSharp(): ReturnType<typeof load> {
  return (loading ??= load())
}

/** Runs once: between the two calls, every image in progress elsewhere would be refused. */
async function load() {
  const { default: sharp } = await import('sharp')
  sharp.cache(false)
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({ operation: loaders })
  return sharp
}
