export type Lab = [lightness: number, a: number, b: number]

const linear = Float64Array.from({ length: 256 }, (_, value) => {
  const share = value / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
})

/** Ottosson's OKLab: equal distances look about equally far. */
export function labOf(red: number, green: number, blue: number): Lab {
  const [r, g, b] = [linear[red] ?? 0, linear[green] ?? 0, linear[blue] ?? 0]
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

export function hexOfLab([lightness, a, b]: Lab): string {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const channels = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
  return `#${channels
    .map((value) => {
      const share = value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055
      return Math.max(0, Math.min(255, Math.round(share * 255)))
        .toString(16)
        .padStart(2, '0')
    })
    .join('')}`
}

export function labOfHex(hex: string): Lab {
  const value = Number.parseInt(hex.slice(1), 16)
  return labOf((value >> 16) & 255, (value >> 8) & 255, value & 255)
}

export function distance(one: Lab, other: Lab): number {
  return Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2])
}

/** WCAG's contrast ratio, 1 to 21. */
export function contrastOf(one: string, other: string): number {
  const luminance = (hex: string) => {
    const value = Number.parseInt(hex.slice(1), 16)
    return 0.2126 * (linear[(value >> 16) & 255] ?? 0) + 0.7152 * (linear[(value >> 8) & 255] ?? 0) + 0.0722 * (linear[value & 255] ?? 0)
  }
  const [a, b] = [luminance(one), luminance(other)]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}
