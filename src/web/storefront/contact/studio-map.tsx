import { useShop } from '#web/browser/use-shop.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { ExternalIcon } from '#web/ui/icons.tsx'
import { studioPlace } from './studio-place.ts'

const { latitude, longitude } = studioPlace
const directions = {
  osm: `https://www.openstreetmap.org/directions?to=${latitude}%2C${longitude}#map=17/${latitude}/${longitude}`,
  google: `https://www.google.com/maps/dir/?api=1&destination=${latitude}%2C${longitude}`,
}

const lanes = [
  { name: 'Jalan Hang Kasturi', path: 'M236 20 246 180 236 330', at: 'translate(228 150) rotate(88)' },
  { name: 'Jalan Tun H.S. Lee', path: 'M372 20 352 210 318 380', at: 'translate(372 108) rotate(96)' },
  { name: 'Jalan Petaling', path: 'M498 20 478 210 442 400', at: 'translate(496 118) rotate(96)' },
  { name: 'Jalan Sultan', path: 'M640 20 616 190 560 300 420 372 236 330', at: 'translate(640 110) rotate(98)' },
  { name: 'Jalan Panggung', path: 'M318 380 276 470 262 520', at: 'translate(322 402) rotate(115)' },
  { name: 'Jalan Hang Lekir', path: 'M358 170 622 158', at: 'translate(520 152) rotate(-3)' },
] as const
/** No room for their names at the size that a phone needs. */
const crowdedLanes: readonly string[] = ['Jalan Hang Lekir', 'Jalan Panggung', 'Jalan Hang Kasturi']

/** Streets from memory, as inks of the page: dark by night like the rest, and no script or image of others. */
export function StudioMap() {
  const t = useMessages('contact')
  const { name: shop } = useShop()
  return (
    <figure>
      <svg viewBox="0 0 720 520" aria-hidden="true" focusable="false" className="block h-auto w-full rounded-edge bg-felt">
        <path
          d="M96-10C130 90 120 190 150 270s20 160 96 262"
          fill="none"
          className="stroke-lapis opacity-20"
          strokeWidth="54"
          strokeLinecap="round"
        />
        <g className="fill-wool">
          <path d="M262 60h72l-8 96h-66zM270 196h62l-24 108-42-4zM392 56h80l-12 92h-78zM376 196h80l-22 120-70-6zM520 56h84l-12 84h-82zM506 182h80l-38 84-62 34zM336 404l84 14-30 84-86-8z" />
        </g>
        <g fill="none" className="stroke-milk" strokeWidth="18" strokeLinecap="round" strokeLinejoin="round">
          <path d="M180 30 700 8M236 330 180 380" />
          {lanes.map(({ name, path }) => (
            <path key={name} d={path} />
          ))}
        </g>
        {/* A phone shows the drawing at half its size. */}
        <g className="fill-smoke text-[14px] max-sm:text-[22px]">
          {lanes.map(({ name, at }) => (
            <text key={name} transform={at} className={crowdedLanes.includes(name) ? 'max-sm:hidden' : undefined}>
              {name}
            </text>
          ))}
          <text transform="translate(128 120) rotate(76)" className="fill-lapis">
            {t('map.river')}
          </text>
        </g>
        <g className="fill-lapis">
          <rect x="176" y="284" width="26" height="26" rx="4" />
          <path d="M182 304v-10a7 7 0 0 1 14 0v10zm1.500 4 2-3m9 3-2-3" className="fill-milk" />
          <rect x="196" y="84" width="22" height="22" rx="4" className="fill-tile" />
        </g>
        <g className="fill-ink text-[15px] font-medium max-sm:text-[23px]">
          <text x="164" y="276" textAnchor="middle">
            {t('map.station')}
          </text>
          <text x="188" y="78" textAnchor="middle">
            {t('map.market')}
          </text>
        </g>
        <path
          d="M189 318c10 40 50 60 84 96"
          fill="none"
          className="stroke-pomegranate"
          strokeWidth="4"
          strokeDasharray="2 10"
          strokeLinecap="round"
        />
        <g transform="translate(284 430)">
          <path d="M0 0c-22-26-30-40-30-54a30 30 0 0 1 60 0c0 14-8 28-30 54z" className="fill-apricot" />
          <path d="M0-70 12-54 0-38-12-54z" className="fill-night" />
        </g>
        <text x="326" y="392" className="fill-ink font-display text-[26px] max-sm:text-[36px]">
          {t('map.here', { shop })}
        </text>
      </svg>
      <figcaption className="mt-3 text-small text-smoke">
        <span className="sr-only">{t('map.label')}. </span>
        {t('map.caption')}
      </figcaption>
      <p className="mt-2 flex flex-wrap gap-x-6 text-label">
        {(['osm', 'google'] as const).map((site) => (
          <a
            key={site}
            href={directions[site]}
            target="_blank"
            rel="noopener"
            className="text-link inline-flex min-h-11 items-center gap-2"
          >
            {t(`map.${site}`)}
            <ExternalIcon className="size-3.5" />
          </a>
        ))}
      </p>
    </figure>
  )
}
