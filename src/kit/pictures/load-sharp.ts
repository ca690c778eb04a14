/** A picture of more is refused before it is decoded: at this limit it takes some 160 MB. */
export const mostPixels = 40_000_000

/** From memory alone. SVG is for what the shop draws itself; what others send is told by its bytes first (`measurePicture`). */
const loaders = ['Jpeg', 'Png', 'Webp', 'Heif', 'Svg'].map((format) => `VipsForeignLoad${format}Buffer`)

let loading: ReturnType<typeof load> | undefined

/** sharp is loaded when the first picture is made: a shop whose pictures are all made never pays for it. */
export function loadSharp(): ReturnType<typeof load> {
  return (loading ??= load())
}

/** Once: between the two calls every picture at work elsewhere would be refused. */
async function load() {
  const { default: sharp } = await import('sharp')
  sharp.cache(false)
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({ operation: loaders })
  return sharp
}
