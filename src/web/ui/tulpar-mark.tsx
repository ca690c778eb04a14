export type TulparMarkProps = {
  /** `lapis` on a light background; `bone` on cloth; `night` on apricot. */
  tone?: 'lapis' | 'bone' | 'night'
  /** Below 24 px: no mane, bridle or spiral, three feathers. */
  simple?: boolean
  className?: string
}

const tones = {
  lapis: {
    body: 'fill-lapis',
    mane: 'fill-pomegranate',
    odd: 'fill-apricot',
    even: 'fill-pomegranate',
    line: 'stroke-milk',
    eye: 'fill-milk',
  },
  bone: { body: 'fill-bone', mane: 'fill-[#c8455c]', odd: 'fill-apricot', even: 'fill-[#c8455c]', line: 'stroke-night', eye: 'fill-night' },
  night: {
    body: 'fill-night',
    mane: 'fill-lapis-cloth',
    odd: 'fill-pomegranate-cloth',
    even: 'fill-lapis-cloth',
    line: 'stroke-apricot',
    eye: 'fill-apricot',
  },
} as const

const body =
  'M62.9.9 69.4 9.9C76 13.5 78.2 17.1 80.7 22.2L95.5 38.7C99.1 44.1 96.8 51.7 90.1 51.7 84.1 51.4 81.4 48.3 74.6 49.2 71 50.3 72.3 55.3 73.9 58.9 77.8 69.4 89 76.6 90.1 98.6H34.8V91.7H50.8C45.4 78.4 42.7 64 46.3 54.6 51.7 45.9 51.7 36.9 54.4 30.6 56.6 23.4 58.4 19.8 61.3 16.8 61.4 11.7 62 6.3 62.9.9z'
const mane =
  'M51.7 11.2 60.4 15.3 57.1 21.6 48.5 17.7zM47.9 20 56.4 23.8 53.3 30.1 44.9 26.5zM44.7 29.2 53.7 32.1 51.5 38.7 42.5 36.2zM42.5 37.3 51.2 40.4 47.7 48.3 39.6 44zM38.9 45.6 47.2 49.4 44.5 54.6 36 50.5z'
const feathers = [
  'M55.3 90.5 8.5 77.6A5.4 5.4 0 0 0 6.6 88.2L55 92.2z',
  'M55.6 90.6 19.7 66.1A5.4 5.4 0 0 0 14.5 75.6L54.7 92.1z',
  'M55.8 90.7 32.8 59.7A5.4 5.4 0 0 0 24.9 67.1L54.5 92z',
  'M56 91 45.4 57.7A5.4 5.4 0 0 0 35.6 62.3L54.3 91.7z',
  'M56 91.3 57.8 60.4A5.9 5.9 0 0 0 46 61.7L54.2 91.4z',
]
const simpleFeathers = [
  'M57 90 9 70A7.5 7.5 0 0 0 5 84L55 95z',
  'M58 90 27 52A7.5 7.5 0 0 0 16 62L54 93z',
  'M60 90 52 46A7.5 7.5 0 0 0 38 50L54 91z',
]

/** The winged horse, 100 × 100 units. */
export function TulparMark({ tone = 'lapis', simple = false, className = 'size-9' }: TulparMarkProps) {
  const look = tones[tone]
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true" focusable="false" className={`shrink-0 ${className}`}>
      {!simple && <path className={look.mane} d={mane} />}
      <path className={look.body} d={body} />
      <g className={look.line} strokeWidth={simple ? 3 : 1.4} strokeLinejoin="round">
        {(simple ? simpleFeathers : feathers).map((feather, index) => (
          <path key={feather} className={index % 2 === 0 ? look.odd : look.even} d={feather} />
        ))}
      </g>
      <circle className={look.body} cx="63.8" cy="88.6" r="10" />
      <path className={look.eye} d="M73.2 24C76 22.9 78.9 24.7 80.7 27.9 77.5 29 74.6 27.9 73.2 24z" />
      {!simple && (
        <>
          <path fill="none" stroke="#f0a05a" strokeWidth="2" strokeLinecap="round" d="M67.2 31.9 72.8 48.1" />
          <circle className={look.eye} cx="89.9" cy="44.1" r="1.6" />
          <path
            className={look.line}
            fill="none"
            strokeWidth="2.2"
            strokeLinecap="round"
            d="M58.2 92.1C57.3 87.4 60.2 84.3 64.1 84.3 68.1 84.3 70.3 87.4 70.3 90.1 70.3 92.8 68.1 94.8 65.6 94.8 63.1 94.8 61.3 92.8 61.4 90.6 61.6 88.8 63.4 88.1 64.9 89.2"
          />
        </>
      )}
    </svg>
  )
}
