import { imageAddress } from '#web/ui/responsive-image.tsx'

const flightMs = 500
const mostFlights = 3
const startPx = 96
let flights = 0

/** Marks the cart button in the header. */
const cartTarget = 'data-cart-target'

/** Animates a thumbnail from the pressed element into the cart. Not with reduced motion, and at most three at once. */
export function flyToCart(from: Element | null | undefined, imageKey: string | null): void {
  const target = [...document.querySelectorAll(`[${cartTarget}]`)].find((element) => element.getClientRects().length > 0)
  if (!from || !target || imageKey === null || flights >= mostFlights) return
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const [start, end] = [centreOf(from), centreOf(target)]
  const [x, y] = [end.x - start.x, end.y - start.y]

  const image = document.createElement('img')
  image.src = imageAddress(imageKey, 400, 'webp')
  image.alt = ''
  image.width = startPx
  image.height = startPx
  image.className = 'pointer-events-none fixed top-0 left-0 z-50 rounded-edge object-cover shadow-float'
  document.body.append(image)

  const at = (share: number, lift: number, scale: number) =>
    `translate(${start.x - startPx / 2 + x * share}px, ${start.y - startPx / 2 + y * share - lift}px) scale(${scale})`
  flights += 1
  image
    .animate(
      [
        { transform: at(0, 0, 1), opacity: 1 },
        { transform: at(0.45, Math.min(90, Math.abs(x) / 3), 0.7), opacity: 1, offset: 0.5 },
        { transform: at(1, 0, 0.2), opacity: 0.6 },
      ],
      { duration: flightMs, easing: 'cubic-bezier(.4,0,.6,1)' },
    )
    .finished.catch(() => undefined)
    .finally(() => {
      flights -= 1
      image.remove()
    })
}

function centreOf(element: Element): { x: number; y: number } {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}
